import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { acknowledged, Client, prepareLeads } from '../client.ts'
import { createBenchDatabase } from '../database.ts'
import { Findings, type Proof } from '../proof.ts'
import type { Patch } from '../sabotages.ts'
import { startServer, underLoad } from '../serverProcess.ts'

const LEADS = 200

/** System calls that matter: a request comes in, something is synced, an answer goes out. */
const CALLS = 'trace=read,recvfrom,write,writev,sendto,fsync,fdatasync'

/** Traces the system calls of server and database: between a request and its 200 there is an fsync, every time. */
export async function fsync(kind: 'sqlite' | 'postgres', sabotage: readonly Patch[]): Promise<Proof> {
  const trace = await traced(kind, sabotage)
  if (trace.answers !== LEADS) throw new Error(`There are ${trace.answers} answers in the trace, expected ${LEADS}.`)
  const findings = new Findings()
  findings.require(trace.unsynced === 0, `${trace.unsynced} answers without an fsync before them`)
  return {
    figures: {
      database: kind,
      'answers of 200': trace.answers,
      'without an fsync before': trace.unsynced,
      'fsyncs in all': trace.syncs,
    },
    faults: findings.faults,
  }
}

interface Trace {
  answers: number
  unsynced: number
  syncs: number
}

async function traced(kind: 'sqlite' | 'postgres', sabotage: readonly Patch[]): Promise<Trace> {
  const folder = mkdtempSync(path.join(tmpdir(), 'leads-trace-'))
  const file = path.join(folder, 'trace')
  const database = await createBenchDatabase(kind)
  const server = await startServer({ ...database.env, ...underLoad }, sabotage)
  const leads = await prepareLeads(LEADS + 1, 'traced')
  const client = new Client(server.port, 1)
  const [warmUp, ...traced] = leads
  // Opens the connections before the trace starts.
  if (warmUp) await client.postLead(warmUp)

  const strace = await attach(file, () => [server.pid, ...withChildren(database.cluster?.pid())])
  for (const lead of traced) {
    if (!acknowledged(await client.postLead(lead))) throw new Error('A lead was not taken while tracing.')
  }
  await wait(100)
  strace.kill('SIGINT')
  await new Promise(resolve => strace.once('exit', resolve))
  server.kill('SIGKILL')
  await server.ended
  client.close()
  await database.remove()
  const trace = read(readFileSync(file, 'utf8'))
  rmSync(folder, { recursive: true, force: true })
  return trace
}

/** Counts the 200s that were written without a finished fsync since their request was read. */
function read(text: string): Trace {
  const trace: Trace = { answers: 0, unsynced: 0, syncs: 0 }
  let synced = false
  for (const line of text.split('\n')) {
    if (/(?:read|recvfrom)\(.*"POST \/api\/submit/.test(line) || /resumed>.*"POST \/api\/submit/.test(line))
      synced = false
    else if (/(?:fsync|fdatasync)(?:\(| resumed>).*= 0$/.test(line)) {
      synced = true
      trace.syncs += 1
    } else if (/(?:write|writev|sendto)\(.*"HTTP\/1\.1 200/.test(line)) {
      trace.answers += 1
      if (!synced) trace.unsynced += 1
    }
  }
  return trace
}

function withChildren(pid: number | undefined): number[] {
  if (pid === undefined) return []
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map(Number)
  return [pid, ...children]
}

/** Times that strace may meet a helper of PostgreSQL that has just ended. */
const attempts = 5

/** Starts strace on processes, their threads and children; resolves once it has attached to all of them. */
async function attach(file: string, targets: () => number[], attempt = 1): Promise<ChildProcess> {
  const pids = targets()
  const words = ['-f', '-s', '24', '-e', CALLS, '-o', file, ...pids.flatMap(pid => ['-p', String(pid)])]
  const strace = spawn('strace', words, { stdio: ['ignore', 'ignore', 'pipe'] })
  let text = ''
  const attached = await new Promise<boolean>(resolve => {
    strace.once('exit', () => resolve(false))
    strace.stderr.setEncoding('utf8').on('data', chunk => {
      text += chunk
      if ((text.match(/Process \d+ attached/g)?.length ?? 0) >= pids.length) resolve(true)
    })
  })
  if (attached) return strace
  if (attempt === attempts) throw new Error(`strace could not attach:\n${text}`)
  return attach(file, targets, attempt + 1)
}
