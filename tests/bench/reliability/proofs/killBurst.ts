import { randomInt } from 'node:crypto'
import { acknowledged, Client, inParallel, prepareLeads } from '../client.ts'
import { type BenchDatabase, createBenchDatabase } from '../database.ts'
import { doubled, Findings, lost, type Proof } from '../proof.ts'
import type { Patch } from '../sabotages.ts'
import { startServer, underLoad } from '../serverProcess.ts'

const ROUNDS = 50

/** Acknowledged leads after which a round may be killed, and leads prepared for each round. */
const MIN_ACKNOWLEDGED = 200
const LEADS_PER_ROUND = 320

const CONNECTIONS = 16

/**
 * Kills with SIGKILL in the middle of a burst, fifty times on one database: the server, and on PostgreSQL every second time
 * the whole database instead. What was cut off is sent again with its key, as the forms do.
 */
export async function killBurst(kind: 'sqlite' | 'postgres', sabotage: readonly Patch[]): Promise<Proof> {
  const database = await createBenchDatabase(kind)
  const findings = new Findings()
  const known = new Set<string>()
  let cutOff = 0
  const rounds = sabotage.length > 0 ? 2 : ROUNDS
  for (let round = 0; round < rounds; round += 1) {
    const burst = await burstAndKill(database, sabotage, round, kind === 'postgres' && round % 2 === 1)
    for (const email of burst.acknowledged) known.add(email)
    cutOff += burst.cutOff
    findings.require(
      burst.resent === burst.cutOff,
      `round ${round}: ${burst.cutOff - burst.resent} of what was cut off could not be sent again`,
    )
    process.stderr.write(`\r${kind}: round ${round + 1} of ${rounds}, ${known.size} acknowledged`)
  }
  process.stderr.write('\n')
  const stored = await database.emails()
  const integrity = await database.integrity()
  const missing = lost(known, stored)
  await database.remove()
  findings.require(known.size >= rounds * MIN_ACKNOWLEDGED, `only ${known.size} leads were acknowledged`)
  findings.require(missing.length === 0, `${missing.length} acknowledged leads are lost, such as ${missing[0]}`)
  findings.require(doubled(stored) === 0, `${doubled(stored)} leads are stored twice`)
  findings.require(integrity === 'ok', `integrity: ${integrity}`)
  return {
    figures: {
      database: kind,
      rounds,
      acknowledged: known.size,
      lost: missing.length,
      'cut off and sent again': cutOff,
      doubled: doubled(stored),
      integrity,
    },
    faults: findings.faults,
  }
}

async function burstAndKill(database: BenchDatabase, sabotage: readonly Patch[], round: number, killDatabase: boolean) {
  const leads = await prepareLeads(LEADS_PER_ROUND, `${database.kind}-${round}`)
  const env = { ...database.env, ...underLoad }
  const server = await startServer(env, sabotage)
  const client = new Client(server.port, CONNECTIONS)
  const kept: string[] = []
  const unanswered: typeof leads = []
  const until = randomInt(MIN_ACKNOWLEDGED, LEADS_PER_ROUND - CONNECTIONS * 2)
  let dead = false
  await inParallel(
    leads,
    CONNECTIONS,
    async lead => {
      const answer = await client.postLead(lead)
      if (acknowledged(answer)) kept.push(lead.email)
      else unanswered.push(lead)
      if (kept.length >= until && !dead) {
        dead = true
        if (killDatabase) await database.cluster?.stop('kill')
        server.kill('SIGKILL')
      }
    },
    () => dead,
  )
  if (!dead) server.kill('SIGKILL')
  await server.ended
  client.close()
  if (killDatabase) await database.cluster?.start()

  const again = await startServer(env, sabotage)
  const retry = new Client(again.port, CONNECTIONS)
  let resent = 0
  await inParallel(unanswered, CONNECTIONS, async lead => {
    if (acknowledged(await retry.postLead(lead))) {
      resent += 1
      kept.push(lead.email)
    }
  })
  again.kill('SIGKILL')
  await again.ended
  retry.close()
  return { acknowledged: kept, cutOff: unanswered.length, resent }
}
