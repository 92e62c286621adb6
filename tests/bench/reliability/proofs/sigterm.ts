import { behaviours, startHttpSink } from '../../../../src/server/leads/testing/httpSink.ts'
import { acknowledged, Client, inParallel, prepareLeads } from '../client.ts'
import { createBenchDatabase } from '../database.ts'
import { doubled, Findings, lost, type Proof, round } from '../proof.ts'
import { startServer } from '../serverProcess.ts'

const ROUNDS = 5
const LEADS = 800
const CONNECTIONS = 32

/** Longest time from SIGTERM to the end of the process, ms. */
const LONGEST = 5000

/**
 * SIGTERM under load, while the CRM hangs so that deliveries are under way: every acknowledged lead is stored, everything
 * else can be sent again, and the process ends in time by itself.
 */
export async function sigterm(kind: 'sqlite' | 'postgres'): Promise<Proof> {
  const database = await createBenchDatabase(kind)
  const crm = await startHttpSink()
  crm.behave(behaviours.hang)
  const env = {
    ...database.env,
    CRM_WEBHOOK_URL: crm.url,
    CRM_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  }
  const findings = new Findings()
  const kept: string[] = []
  const times: number[] = []
  let refused = 0
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    const leads = await prepareLeads(LEADS, `${kind}-${turn}`)
    const server = await startServer(env)
    const client = new Client(server.port, CONNECTIONS)
    let signalled = 0
    let ended = false
    const end = server.ended.then(how => {
      ended = true
      times.push(performance.now() - signalled)
      findings.require(how === 0, `the server ended with ${how}, expected 0`)
    })
    await inParallel(
      leads,
      CONNECTIONS,
      async lead => {
        if (acknowledged(await client.postLead(lead))) kept.push(lead.email)
        else refused += 1
        if (signalled === 0 && kept.length >= (turn + 1) * 200) {
          signalled = performance.now()
          server.kill('SIGTERM')
        }
      },
      () => ended,
    )
    await end
    client.close()
  }
  await crm.close()
  const stored = await database.emails()
  const integrity = await database.integrity()
  await database.remove()
  const missing = lost(kept, stored)
  const longest = Math.max(...times)
  findings.require(missing.length === 0, `${missing.length} acknowledged leads are lost`)
  findings.require(longest < LONGEST, `it took ${round(longest)} ms to end, expected under ${LONGEST} ms`)
  findings.require(integrity === 'ok', `integrity: ${integrity}`)
  return {
    figures: {
      database: kind,
      rounds: ROUNDS,
      acknowledged: kept.length,
      lost: missing.length,
      'not acknowledged': refused,
      doubled: doubled(stored),
      'longest time to end, ms': round(longest),
    },
    faults: findings.faults,
  }
}
