import { rmSync } from 'node:fs'
import path from 'node:path'
import { acknowledged, Client, prepareLeads } from '../client.ts'
import { createBenchDatabase } from '../database.ts'
import { Findings, lost, type Proof } from '../proof.ts'
import type { Patch } from '../sabotages.ts'
import { startServer, underLoad } from '../serverProcess.ts'

const LEADS = 60

/**
 * The folder of the SQLite database is removed under a running server, as `git clean -fdx` would, and the server is killed
 * at the end: every acknowledged lead is in the file.
 */
export async function vanishedFile(sabotage: readonly Patch[]): Promise<Proof> {
  const database = await createBenchDatabase('sqlite')
  const server = await startServer({ ...database.env, ...underLoad }, sabotage)
  const client = new Client(server.port, 4)
  const kept: string[] = []
  let refused = 0
  for (const [index, lead] of (await prepareLeads(LEADS, 'vanished')).entries()) {
    if (index % 20 === 10) rmSync(path.dirname(database.env.LEADS_DB ?? ''), { recursive: true, force: true })
    if (acknowledged(await client.postLead(lead))) kept.push(lead.email)
    else refused += 1
  }
  server.kill('SIGKILL')
  await server.ended
  client.close()
  const missing = lost(kept, await database.emails())
  await database.remove()
  const findings = new Findings()
  findings.require(missing.length === 0, `${missing.length} acknowledged leads are lost`)
  findings.require(refused <= LEADS / 20, `${refused} leads were refused, expected one for each removal at most`)
  return {
    figures: { removals: LEADS / 20, acknowledged: kept.length, lost: missing.length, refused },
    faults: findings.faults,
  }
}
