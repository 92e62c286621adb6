/**
 * `npm run bench:reliability -- <name>…`: proofs that the forms lose nothing, too heavy for every test run. Without a name
 * it lists them; `all` runs every one. Each prints its figures and fails when something did not hold. With `--sabotage` a
 * proof runs on a server in which what it proves is broken, and must not hold.
 */

import type { Proof } from './proof.ts'
import { badRequests } from './proofs/badRequests.ts'
import { idleConnections, unreadAnswers } from './proofs/connections.ts'
import { fsync } from './proofs/fsync.ts'
import { killBurst } from './proofs/killBurst.ts'
import { newsletterTiming } from './proofs/newsletterTiming.ts'
import { oneChallenge } from './proofs/oneChallenge.ts'
import { fullDisk, lockedSqlite, stoppedPostgres } from './proofs/outage.ts'
import { rotation } from './proofs/rotation.ts'
import { sharedRate } from './proofs/sharedRate.ts'
import { sigterm } from './proofs/sigterm.ts'
import { stop } from './proofs/stop.ts'
import { throughput } from './proofs/throughput.ts'
import { twoServers } from './proofs/twoServers.ts'
import { upgrade } from './proofs/upgrade.ts'
import { vanishedFile } from './proofs/vanishedFile.ts'

const proofs: Readonly<Record<string, () => Promise<Proof>>> = {
  'kill-sqlite': () => killBurst('sqlite'),
  'kill-postgres': () => killBurst('postgres'),
  'fsync-sqlite': () => fsync('sqlite'),
  'fsync-postgres': () => fsync('postgres'),
  'full-sqlite': () => fullDisk('sqlite'),
  'full-postgres': () => fullDisk('postgres'),
  'locked-sqlite': lockedSqlite,
  'stopped-postgres': stoppedPostgres,
  'one-challenge-sqlite': () => oneChallenge('sqlite'),
  'one-challenge-postgres': () => oneChallenge('postgres'),
  'bad-requests-sqlite': () => badRequests('sqlite'),
  'bad-requests-postgres': () => badRequests('postgres'),
  'newsletter-timing-sqlite': () => newsletterTiming('sqlite'),
  'newsletter-timing-postgres': () => newsletterTiming('postgres'),
  'two-servers': twoServers,
  'throughput-sqlite': () => throughput('sqlite'),
  'throughput-postgres': () => throughput('postgres'),
  'sigterm-sqlite': () => sigterm('sqlite'),
  'sigterm-postgres': () => sigterm('postgres'),
}

/** Those with a sabotage of their own. */
const controlled: Readonly<Record<string, (sabotaged: boolean) => Promise<Proof>>> = {
  'unread-answers': unreadAnswers,
  'idle-connections': idleConnections,
  'stop-npm': stop,
  'shared-rate': sharedRate,
  'vanished-file': vanishedFile,
  rotation,
  upgrade,
}

const sabotaged = process.argv.includes('--sabotage')
const asked = process.argv.slice(2).filter(word => word !== '--sabotage')
const names = asked.includes('all') ? Object.keys(sabotaged ? controlled : { ...proofs, ...controlled }) : asked

if (names.length === 0)
  console.log(`Name a proof, or all:\n  ${Object.keys({ ...proofs, ...controlled }).join('\n  ')}`)

for (const name of names) {
  const control = controlled[name]
  const run = control ? () => control(sabotaged) : sabotaged ? undefined : proofs[name]
  if (run === undefined) {
    const known = sabotaged ? controlled : { ...proofs, ...controlled }
    console.error(
      `There is no proof "${name}"${sabotaged ? ' with a sabotage' : ''}. There are: ${Object.keys(known).join(', ')}`,
    )
    process.exitCode = 2
    continue
  }
  const started = performance.now()
  const { figures, faults } = await run()
  const seconds = Math.round((performance.now() - started) / 1000)
  const holds = faults.length === 0
  const verdict = sabotaged ? (holds ? 'SABOTAGE NOT SEEN' : 'sabotage seen') : holds ? 'holds' : 'DOES NOT HOLD'
  console.log(`\n${name}: ${verdict} (${seconds} s)`)
  for (const [figure, value] of Object.entries(figures)) console.log(`  ${figure}: ${value}`)
  for (const fault of faults) console.log(`  FAULT: ${fault}`)
  if (holds === sabotaged) process.exitCode = 1
}
