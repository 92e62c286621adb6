import { setTimeout as wait } from 'node:timers/promises'
import { behaviours, startHttpSink } from '../../../../src/server/leads/testing/httpSink.ts'
import { acknowledged, Client, inParallel, type PreparedLead, prepareLeads } from '../client.ts'
import { createBenchDatabase } from '../database.ts'
import { doubled, Findings, lost, type Proof, round } from '../proof.ts'
import type { Patch } from '../sabotages.ts'
import { commands, isRunning, startServer, underLoad } from '../serverProcess.ts'

const ROUNDS = 5
const LEADS = 800
const CONNECTIONS = 32

/** Longest time from SIGTERM to the end of the server, ms. */
const LONGEST = 5000

/**
 * SIGTERM to `npm start` under load, while the CRM hangs so that deliveries are under way: the server ends in time, every
 * acknowledged lead is stored, and what was not answered, sent again to the next start as the forms do, is stored once.
 */
export async function sigterm(kind: 'sqlite' | 'postgres', sabotage: readonly Patch[]): Promise<Proof> {
  const database = await createBenchDatabase(kind)
  const crm = await startHttpSink()
  crm.behave(behaviours.hang)
  const env = {
    ...database.env,
    ...underLoad,
    CRM_WEBHOOK_URL: crm.url,
    CRM_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  }
  const findings = new Findings()
  const kept: string[] = []
  const times: number[] = []
  const rounds = sabotage.length > 0 ? 1 : ROUNDS
  let unanswered: PreparedLead[] = []
  let cutOff = 0

  for (let turn = 0; turn < rounds; turn += 1) {
    const leads = [...unanswered, ...(await prepareLeads(LEADS, `${kind}-${turn}`))]
    const server = await startServer(env, sabotage, commands.npm)
    const client = new Client(server.port, CONNECTIONS)
    const until = kept.length + 200
    const delivering = crm.received.length
    let signalled = 0
    const sent = new Set<PreparedLead>()
    const keptNow = new Set<PreparedLead>()
    await inParallel(
      leads,
      CONNECTIONS,
      async lead => {
        sent.add(lead)
        if (acknowledged(await client.postLead(lead))) {
          kept.push(lead.email)
          keptNow.add(lead)
        }
        if (signalled === 0 && kept.length >= until && crm.received.length > delivering) {
          signalled = performance.now()
          server.kill('SIGTERM')
        }
      },
      () => signalled > 0 && !isRunning(server.pid),
    )
    while (isRunning(server.pid) && performance.now() - signalled < 2 * LONGEST) await wait(20)
    times.push(performance.now() - signalled)
    findings.require(!isRunning(server.pid), 'the server still runs')
    server.end()
    client.close()
    unanswered = [...sent].filter(lead => !keptNow.has(lead))
    cutOff += unanswered.length
  }

  const last = await startServer(env, [], commands.server)
  const client = new Client(last.port, CONNECTIONS)
  for (const lead of unanswered) if (acknowledged(await client.postLead(lead))) kept.push(lead.email)
  client.close()
  last.end()
  await crm.close()
  const stored = await database.emails()
  const integrity = await database.integrity()
  await database.remove()
  const missing = lost(kept, stored)
  const longest = Math.max(...times)
  findings.require(missing.length === 0, `${missing.length} acknowledged leads are lost`)
  findings.require(doubled(stored) === 0, `${doubled(stored)} leads are stored twice`)
  findings.require(longest < LONGEST, `it took ${round(longest)} ms to end, expected under ${LONGEST} ms`)
  findings.require(integrity === 'ok', `integrity: ${integrity}`)
  return {
    figures: {
      database: kind,
      rounds,
      acknowledged: kept.length,
      lost: missing.length,
      'not answered, and sent again': cutOff,
      doubled: doubled(stored),
      'longest time to end, ms': round(longest),
    },
    faults: findings.faults,
  }
}
