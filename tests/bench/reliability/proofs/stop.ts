import { setTimeout as wait } from 'node:timers/promises'
import { createBenchDatabase } from '../database.ts'
import { Findings, type Proof, round } from '../proof.ts'
import { commands, isRunning, startSite, visit } from '../site.ts'

/** Longest time from the signal to the end of the server, ms. */
const LONGEST = 5000

/** How a command is stopped: its first process alone, as service managers do, or its group, as Ctrl-C does. */
const ways = [
  ['SIGTERM to npm', 'SIGTERM', 'process'],
  ['Ctrl-C', 'SIGINT', 'group'],
] as const

/** Waits for its command as `spawnSync` does, deaf to signals. */
const deaf = [
  process.execPath,
  '-e',
  `require('node:child_process').spawnSync(process.execPath, ['scripts/serve.mjs'], { stdio: 'inherit' })`,
]

/** The site started by `npm start` and stopped from outside: the server ends, and its port is free for the next start. */
export async function stop(sabotaged: boolean): Promise<Proof> {
  const database = await createBenchDatabase('sqlite')
  const findings = new Findings()
  const figures: Record<string, string | number> = {}
  for (const [way, signal, target] of ways) {
    const site = await startSite(sabotaged ? deaf : commands.npm, database.env)
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
