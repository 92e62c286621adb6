import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { createBenchDatabase } from '../database.ts'
import { Findings, type Proof, round } from '../proof.ts'
import type { Patch } from '../sabotages.ts'
import { commands, isRunning, type ServerProcess, startServer, visit } from '../serverProcess.ts'

/** Longest time from the signal to the end of the server, ms. */
const LONGEST = 5000

/** A container's stand-in: processes of its own, of which the command is the first. */
const container = ['unshare', '--pid', '--fork', '--mount-proc']

interface Way {
  command: readonly string[]
  signal: NodeJS.Signals
  /** The process to signal; negative for its group. */
  target: (server: ServerProcess) => number
}

const started = ({ startedPid }: ServerProcess) => startedPid
/** `unshare` waits outside for the container's first process. */
const firstProcess = ({ startedPid }: ServerProcess) =>
  Number(readFileSync(`/proc/${startedPid}/task/${startedPid}/children`, 'utf8').trim().split(' ')[0])

/** How a command is stopped: its first process alone, as service managers and containers do, or its group, as Ctrl-C does. */
const ways: Readonly<Record<string, Way>> = {
  'SIGTERM to npm': { command: commands.npm, signal: 'SIGTERM', target: started },
  'Ctrl-C': { command: commands.npm, signal: 'SIGINT', target: server => -server.startedPid },
  'SIGTERM to the server': { command: commands.server, signal: 'SIGTERM', target: started },
  'SIGINT to the server': { command: commands.server, signal: 'SIGINT', target: started },
  'SIGTERM to the server as first process': {
    command: [...container, ...commands.server],
    signal: 'SIGTERM',
    target: firstProcess,
  },
  'SIGINT to the server as first process': {
    command: [...container, ...commands.server],
    signal: 'SIGINT',
    target: firstProcess,
  },
  'SIGTERM to npm as first process': {
    command: [...container, ...commands.npm],
    signal: 'SIGTERM',
    target: firstProcess,
  },
}

/** The site is stopped from outside in every way there is: it ends in time, and its port is free for the next start. */
export async function stop(sabotage: readonly Patch[]): Promise<Proof> {
  const database = await createBenchDatabase('sqlite')
  const findings = new Findings()
  const figures: Record<string, string | number> = {}
  for (const [way, { command, signal, target }] of Object.entries(ways)) {
    const server = await startServer(database.env, sabotage, command)
    findings.require((await visit(server.port)) !== null, `${way}: the site did not answer before`)
    const signalled = performance.now()
    const pid = target(server)
    process.kill(pid, signal)
    // A server in a container has another number outside: what was started ends with it.
    const left = () => isRunning(command[0] === container[0] ? server.startedPid : server.pid)
    while (left() && performance.now() - signalled < LONGEST) await wait(20)
    const time = performance.now() - signalled
    findings.require(!left(), `${way}: the server still runs after ${LONGEST} ms`)
    findings.require((await visit(server.port)) === null, `${way}: the port is still answered`)
    if (command.includes('scripts/serve.mjs') && !left()) {
      findings.require((await server.ended) === 0, `${way}: it ended with ${await server.ended}, expected 0`)
    }
    figures[`${way}, ms to the end`] = round(time)
    server.end()
  }
  await database.remove()
  return { figures, faults: findings.faults }
}
