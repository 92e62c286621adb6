import { setTimeout as wait } from 'node:timers/promises'
import { createBenchDatabase } from '../database.ts'
import { Findings, type Proof, round } from '../proof.ts'
import type { Patch } from '../sabotages.ts'
import { commands, isRunning, startServer, visit } from '../serverProcess.ts'

/** Longest time from the signal to the end of the server, ms. */
const LONGEST = 5000

/** How a command is stopped: its first process alone, as service managers do, or its group, as Ctrl-C does. */
const ways = [
  ['SIGTERM to npm', 'SIGTERM', 'process'],
  ['Ctrl-C', 'SIGINT', 'group'],
] as const

/** The site started by `npm start` and stopped from outside: the server ends, and its port is free for the next start. */
export async function stop(sabotage: readonly Patch[]): Promise<Proof> {
  const database = await createBenchDatabase('sqlite')
  const findings = new Findings()
  const figures: Record<string, string | number> = {}
  for (const [way, signal, target] of ways) {
    const site = await startServer(database.env, sabotage, commands.npm)
    findings.require((await visit(site.port)) !== null, `${way}: the site did not answer before`)
    const started = performance.now()
    process.kill(target === 'group' ? -site.startedPid : site.startedPid, signal)
    while (isRunning(site.pid) && performance.now() - started < LONGEST) await wait(20)
    const time = performance.now() - started
    findings.require(!isRunning(site.pid), `${way}: the server still runs after ${LONGEST} ms`)
    findings.require((await visit(site.port)) === null, `${way}: the port is still answered`)
    figures[`${way}, ms to the end`] = round(time)
    site.end()
  }
  await database.remove()
  return { figures, faults: findings.faults }
}
