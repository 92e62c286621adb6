import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { acknowledged, Client, type PreparedLead, prepareLeads } from '../client.ts'
import { type BenchDatabase, createBenchDatabase } from '../database.ts'
import { Findings, lost, type Proof, round } from '../proof.ts'
import type { Patch } from '../sabotages.ts'
import { startServer, underLoad } from '../serverProcess.ts'

/** How long an outage lasts, ms. */
const OUTAGE = 10_000

/** Leads sent a second while it lasts. */
const RATE = 20

/** Longest time from the end of the outage to the first lead taken, ms. */
const RECOVERY = 5000

/** How the database is taken away and given back. */
interface Outage {
  begin(): Promise<void>
  end(): Promise<void>
}

/** SQLite locked by another program. */
export async function lockedSqlite(sabotage: readonly Patch[]): Promise<Proof> {
  const database = await createBenchDatabase('sqlite')
  let other: Database.Database | null = null
  const outage: Outage = {
    begin: async () => {
      other = new Database(database.env.LEADS_DB ?? '')
      other.exec('begin immediate')
    },
    end: async () => {
      other?.exec('rollback')
      other?.close()
    },
  }
  return survive(database, outage, sabotage)
}

/** PostgreSQL stopped and started. */
export async function stoppedPostgres(sabotage: readonly Patch[]): Promise<Proof> {
  const database = await createBenchDatabase('postgres')
  const outage: Outage = {
    begin: async () => database.cluster?.stop('fast'),
    end: async () => database.cluster?.start(),
  }
  return survive(database, outage, sabotage)
}

/** The disk full to the last page: a small file system in memory, filled by another program's file. */
export async function fullDisk(kind: 'sqlite' | 'postgres', sabotage: readonly Patch[]): Promise<Proof> {
  const mount = mkdtempSync(path.join(tmpdir(), 'leads-full-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', kind === 'sqlite' ? 'size=16m' : 'size=160m', 'tmpfs', mount])
  const unmount = () => execFileSync('umount', ['-l', mount])
  process.once('exit', unmount)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
  const ballast = path.join(mount, 'ballast')
  try {
    const database = await createBenchDatabase(kind, path.join(mount, '.'))
    return await survive(
      database,
      {
        begin: async () => {
          try {
            execFileSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=4k'], { stdio: 'ignore' })
          } catch {
            // dd ends with an error when the disk is full, which is what it is here for.
          }
        },
        end: async () => rmSync(ballast),
      },
      sabotage,
      'x'.repeat(5000),
    )
  } finally {
    process.off('exit', unmount)
    unmount()
    rmSync(mount, { recursive: true, force: true })
  }
}

async function survive(
  database: BenchDatabase,
  outage: Outage,
  sabotage: readonly Patch[],
  message?: string,
): Promise<Proof> {
  const leads = await prepareLeads((RATE * (OUTAGE + RECOVERY + 8000)) / 1000, 'outage', message)
  const server = await startServer({ ...database.env, ...underLoad }, sabotage)
  const client = new Client(server.port, 1000)
  const findings = new Findings()
  const kept = new Set<string>()
  const statuses: Record<string, number> = {}
  let longest = 0
  let firstAfter: number | null = null
  let over = Number.POSITIVE_INFINITY

  const send = async (lead: PreparedLead) => {
    const answer = await client.postLead(lead)
    const status = String(answer?.status ?? 'no answer')
    statuses[status] = (statuses[status] ?? 0) + 1
    longest = Math.max(longest, answer?.time ?? 0)
    if (acknowledged(answer)) {
      kept.add(lead.email)
      if (performance.now() > over) firstAfter ??= performance.now() - over
    } else {
      findings.require(answer?.status === 503, `an answer of ${status}, expected 503`)
      findings.require(answer?.headers['retry-after'] !== undefined, 'a 503 without Retry-After')
    }
  }

  const sending: Promise<void>[] = []
  const timer = setInterval(() => {
    const lead = leads.pop()
    if (lead) sending.push(send(lead))
  }, 1000 / RATE)
  await wait(1000)
  await outage.begin()
  await wait(OUTAGE)
  await outage.end()
  over = performance.now()
  await wait(RECOVERY + 1000)
  clearInterval(timer)
  await Promise.all(sending)
  const missing = lost(kept, await database.emails())
  server.kill('SIGTERM')
  await server.ended
  client.close()
  await database.remove().catch(() => undefined)

  findings.require(!/@example\.com|Lead \d/.test(server.log()), 'the log holds personal data')
  findings.require((statuses['503'] ?? 0) > 0, 'the outage had no effect: no 503')
  findings.require(missing.length === 0, `${missing.length} acknowledged leads are lost: a false success`)
  findings.require(
    firstAfter !== null && firstAfter < RECOVERY,
    `no lead was taken within ${RECOVERY} ms after the outage`,
  )
  return {
    figures: {
      database: database.kind,
      'outage ms': OUTAGE,
      'answers by status': Object.entries(statuses)
        .map(([status, count]) => `${status}: ${count}`)
        .join(', '),
      'false successes': missing.length,
      'longest answer ms': round(longest),
      'first lead after the outage, ms': firstAfter === null ? 'none' : round(firstAfter),
    },
    faults: [...new Set(findings.faults)],
  }
}
