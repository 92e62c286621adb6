import { acknowledged, Client, inParallel, prepareLeads } from '../client.ts'
import { createBenchDatabase } from '../database.ts'
import { Findings, lost, type Proof, percentile, round } from '../proof.ts'
import type { Patch } from '../sabotages.ts'
import { startServer, underLoad } from '../serverProcess.ts'

const LEADS = 6000
const CONNECTIONS = 32

/** Limits of leads per second and of the 99th percentile, ms. */
const MIN_PER_SECOND = 200
const MAX_P99 = 250

/** Leads a second over kept-open connections, each one checked, committed and synced before its answer. */
export async function throughput(kind: 'sqlite' | 'postgres', sabotage: readonly Patch[]): Promise<Proof> {
  const database = await createBenchDatabase(kind)
  const leads = await prepareLeads(sabotage.length > 0 ? LEADS / 10 : LEADS, kind)
  const server = await startServer({ ...database.env, ...underLoad }, sabotage)
  const client = new Client(server.port, CONNECTIONS)
  const times: number[] = []
  const kept: string[] = []
  const started = performance.now()
  await inParallel(leads, CONNECTIONS, async lead => {
    const answer = await client.postLead(lead)
    if (answer) times.push(answer.time)
    if (acknowledged(answer)) kept.push(lead.email)
  })
  const seconds = (performance.now() - started) / 1000
  server.kill('SIGTERM')
  await server.ended
  client.close()
  const missing = lost(kept, await database.emails())
  await database.remove()
  const rate = kept.length / seconds
  const p99 = percentile(times, 0.99)
  const findings = new Findings()
  findings.require(kept.length === leads.length, `${leads.length - kept.length} leads were not taken`)
  findings.require(missing.length === 0, `${missing.length} acknowledged leads are lost`)
  findings.require(rate >= MIN_PER_SECOND, `${round(rate)} leads a second, expected at least ${MIN_PER_SECOND}`)
  findings.require(p99 < MAX_P99, `p99 is ${round(p99)} ms, expected under ${MAX_P99} ms`)
  return {
    figures: {
      database: kind,
      leads: leads.length,
      connections: CONNECTIONS,
      'leads a second': round(rate),
      'p50 ms': round(percentile(times, 0.5)),
      'p99 ms': round(p99),
      'longest ms': round(Math.max(...times)),
    },
    faults: findings.faults,
  }
}
