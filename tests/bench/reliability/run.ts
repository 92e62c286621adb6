/**
 * `npm run bench:reliability -- <name>…`: proofs that the forms lose nothing, too heavy for every test run. Without a name
 * it lists them. Each prints its figures and fails when something did not hold. With `--sabotage` a proof runs on a server
 * in which what it proves is broken, and must not hold; `all` runs every proof both ways.
 */

import { siteBuild } from '../../../scripts/setup/commands.mjs'
import { fold } from '../../../scripts/setup/fold.mjs'
import { runSteps } from '../../../scripts/setup/steps.mjs'
import type { Proof } from './proof.ts'
import { badRequests } from './proofs/badRequests.ts'
import { clock } from './proofs/clock.ts'
import { idleAddresses, idleConnections, unreadAnswers } from './proofs/connections.ts'
import { doubleOptIn } from './proofs/doubleOptIn.ts'
import { fsync } from './proofs/fsync.ts'
import { killBurst } from './proofs/killBurst.ts'
import { newsletterTiming } from './proofs/newsletterTiming.ts'
import { oneChallenge } from './proofs/oneChallenge.ts'
import { fullDisk, lockedSqlite, stoppedPostgres } from './proofs/outage.ts'
import { poison } from './proofs/poison.ts'
import { remnants } from './proofs/remnants.ts'
import { rotation } from './proofs/rotation.ts'
import { sharedRate } from './proofs/sharedRate.ts'
import { sigterm } from './proofs/sigterm.ts'
import { stop } from './proofs/stop.ts'
import { throughput } from './proofs/throughput.ts'
import { twoServers } from './proofs/twoServers.ts'
import { upgrade } from './proofs/upgrade.ts'
import { vanishedFile } from './proofs/vanishedFile.ts'
import { type Patch, sabotages } from './sabotages.ts'

const proofs: Readonly<Record<string, (sabotage: readonly Patch[]) => Promise<Proof>>> = {
  'kill-sqlite': sabotage => killBurst('sqlite', sabotage),
  'kill-postgres': sabotage => killBurst('postgres', sabotage),
  'fsync-sqlite': sabotage => fsync('sqlite', sabotage),
  'fsync-postgres': sabotage => fsync('postgres', sabotage),
  'full-sqlite': sabotage => fullDisk('sqlite', sabotage),
  'full-postgres': sabotage => fullDisk('postgres', sabotage),
  'locked-sqlite': lockedSqlite,
  'stopped-postgres': stoppedPostgres,
  'vanished-file': vanishedFile,
  'one-challenge-sqlite': sabotage => oneChallenge('sqlite', sabotage),
  'one-challenge-postgres': sabotage => oneChallenge('postgres', sabotage),
  'bad-requests-sqlite': sabotage => badRequests('sqlite', sabotage),
  'bad-requests-postgres': sabotage => badRequests('postgres', sabotage),
  'newsletter-timing-sqlite': sabotage => newsletterTiming('sqlite', sabotage),
  'newsletter-timing-postgres': sabotage => newsletterTiming('postgres', sabotage),
  'double-opt-in': doubleOptIn,
  'two-servers': twoServers,
  'poison-deliveries': poison,
  'throughput-sqlite': sabotage => throughput('sqlite', sabotage),
  'throughput-postgres': sabotage => throughput('postgres', sabotage),
  'sigterm-sqlite': sabotage => sigterm('sqlite', sabotage),
  'sigterm-postgres': sabotage => sigterm('postgres', sabotage),
  'stop-npm': stop,
  upgrade,
  'unread-answers': unreadAnswers,
  'idle-connections': idleConnections,
  'idle-addresses': idleAddresses,
  'shared-rate': sharedRate,
  rotation,
  clock,
  remnants,
}

/** A proof as it is, or with one of its sabotages. */
interface Run {
  title: string
  /** Whether the claim must hold. */
  honest: boolean
  prove: () => Promise<Proof>
}

function runsOf(words: readonly string[]): Run[] {
  const all = words.includes('all')
  return Object.entries(proofs).flatMap(([name, proof]): Run[] => {
    if (!all && !words.includes(name)) return []
    const honest = { title: name, honest: true, prove: () => proof([]) }
    const broken = Object.entries(sabotages[name] ?? {}).map(([what, sabotage]) => ({
      title: `${name}, sabotage: ${what}`,
      honest: false,
      prove: () => proof(sabotage),
    }))
    if (all) return [honest, ...broken]
    return words.includes('--sabotage') ? broken : [honest]
  })
}

const words = process.argv.slice(2)
const unknown = words.filter(
  word => !['all', '--sabotage', '--help', '-h'].includes(word) && !Object.hasOwn(proofs, word),
)
const runs = unknown.length > 0 ? [] : runsOf(words)
if (runs.length === 0) {
  const [first] = unknown
  const list = fold(`npm run bench:reliability -- <name>… [--sabotage]

  Proofs that the forms lose nothing, or all of them and their sabotages: all. With --sabotage only what must be seen to fail.

  ${Object.keys(proofs).join('\n  ')}`)
  if (first === undefined) console.log(list)
  else console.error(`${first.startsWith('-') ? 'Unknown option' : 'There is no proof'} "${first}".\n\n${list}`)
  if (unknown.length > 0) process.exitCode = 2
} else {
  const status = await runSteps(process.cwd(), process.execPath, siteBuild)
  if (status !== 0) process.exit(status)
}

const secondsSince = (since: number) => Math.round((performance.now() - since) / 1000)
const started = performance.now()
const failed: string[] = []
for (const { title, honest, prove } of runs) {
  const runStarted = performance.now()
  try {
    const { figures, faults } = await prove()
    const holds = faults.length === 0
    if (holds !== honest) failed.push(title)
    const verdict = honest ? (holds ? 'holds' : 'DOES NOT HOLD') : holds ? 'NOT SEEN' : 'seen'
    console.log(`\n${title}: ${verdict} (${secondsSince(runStarted)} s)`)
    for (const [figure, value] of Object.entries(figures)) console.log(`  ${figure}: ${value}`)
    for (const fault of faults) console.log(`  ${honest ? 'FAULT' : 'found'}: ${fault}`)
  } catch (error) {
    // Neither held nor refuted: in a sabotage too this is a failure of the proof.
    failed.push(title)
    console.log(
      `\n${title}: COULD NOT RUN (${secondsSince(runStarted)} s)\n${error instanceof Error ? error.stack : error}`,
    )
  }
}
if (runs.length > 1) {
  const claims = runs.filter(({ honest }) => honest).length
  console.log(
    `\n${claims} claims and ${runs.length - claims} sabotages in ${secondsSince(started)} s, ${failed.length} not as they should be`,
  )
  for (const title of failed) console.log(`  ${title}`)
}
if (failed.length > 0) process.exitCode = 1
