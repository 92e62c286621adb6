import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { createBenchDatabase } from '../database.ts'
import { Findings, type Proof, round } from '../proof.ts'
import type { Patch } from '../sabotages.ts'
import { commands, startServer, visit } from '../serverProcess.ts'

const HOSTILE = 1000

/** Requests that each of them sends and does not read the answers of. */
const REQUESTS = 3000

/** Connections that are opened and left idle; the server's process may have 1,024 descriptors. */
const IDLE = 1100
const DESCRIPTORS = 1024

const VISITS = 20

/** Limit of what the server's memory may grow by, MB. */
const GROWTH = 100

/** How long the hostile clients are held against the server, ms. */
const SIEGE = 20_000

/** A thousand clients, each of an address of its own, ask 3,000 times for the home page and read nothing. */
export async function unreadAnswers(sabotage: readonly Patch[]): Promise<Proof> {
  const database = await createBenchDatabase('sqlite')
  const site = await startServer(database.env, sabotage)
  await visit(site.port)
  const before = site.memory()
  const request = Buffer.from('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(REQUESTS))
  const sockets: Socket[] = []
  // A sabotaged server would take the machine's memory with it.
  const clients = sabotage.length > 0 ? 50 : HOSTILE
  let highest = before
  for (let index = 0; index < clients; index += 1) {
    const socket = connect({
      port: site.port,
      host: '127.0.0.1',
      localAddress: `127.1.${index >> 8}.${index & 255 || 254}`,
    })
    socket.on('error', () => undefined).pause()
    socket.write(request)
    sockets.push(socket)
    if (index % 50 === 0) await wait(50)
    highest = Math.max(highest, site.memory())
  }
  const times: (number | null)[] = []
  const end = performance.now() + SIEGE
  while (performance.now() < end || times.length < VISITS) {
    times.push(await visit(site.port))
    highest = Math.max(highest, site.memory())
    await wait(200)
  }
  for (const socket of sockets) socket.destroy()
  site.end()
  await database.remove()
  const answered = times.filter(time => time !== null)
  const findings = new Findings()
  findings.require(
    highest - before < GROWTH,
    `memory grew by ${round(highest - before)} MB, expected under ${GROWTH} MB`,
  )
  findings.require(
    answered.length === times.length,
    `${times.length - answered.length} of ${times.length} visitors were not answered`,
  )
  return {
    figures: {
      'hostile clients': clients,
      'memory before, MB': round(before),
      'highest, MB': round(highest),
      'visitors answered': `${answered.length} of ${times.length}`,
      'longest visit, ms': round(Math.max(0, ...answered)),
    },
    faults: findings.faults,
  }
}

/** One client opens 1,100 connections and sends nothing; the server may have 1,024 descriptors. */
export function idleConnections(sabotage: readonly Patch[]): Promise<Proof> {
  return idle(sabotage, 1)
}

/** The same from fifty addresses, none of which has many. */
export function idleAddresses(sabotage: readonly Patch[]): Promise<Proof> {
  return idle(sabotage, 50)
}

async function idle(sabotage: readonly Patch[], addresses: number): Promise<Proof> {
  const database = await createBenchDatabase('sqlite')
  const limited = ['bash', '-c', `ulimit -n ${DESCRIPTORS}; exec ${commands.server.join(' ')}`]
  const site = await startServer(database.env, sabotage, limited)
  const sockets: Socket[] = []
  for (let index = 0; index < IDLE; index += 1) {
    const socket = connect({ port: site.port, host: '127.0.0.1', localAddress: `127.0.0.${1 + (index % addresses)}` })
    socket.on('error', () => undefined)
    sockets.push(socket)
    if (index % 50 === 0) await wait(20)
  }
  await wait(500)
  const times: (number | null)[] = []
  for (let count = 0; count < (sabotage.length > 0 ? VISITS / 5 : VISITS); count += 1)
    times.push(await visit(site.port))
  for (const socket of sockets) socket.destroy()
  site.end()
  await database.remove()
  const answered = times.filter(time => time !== null)
  const findings = new Findings()
  findings.require(
    answered.length === times.length,
    `${times.length - answered.length} of ${times.length} visitors were not answered`,
  )
  return {
    figures: {
      'idle connections': IDLE,
      'of addresses': addresses,
      descriptors: DESCRIPTORS,
      'visitors answered': `${answered.length} of ${times.length}`,
      'longest visit, ms': round(Math.max(0, ...answered)),
    },
    faults: findings.faults,
  }
}
