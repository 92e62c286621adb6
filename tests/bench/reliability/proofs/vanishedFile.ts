import { rmSync } from 'node:fs'
import path from 'node:path'
import { acknowledged, Client, prepareLeads } from '../client.ts'
import { createBenchDatabase } from '../database.ts'
import { Findings, lost, type Proof } from '../proof.ts'
import { startServer } from '../serverProcess.ts'

const LEADS = 60

/** Makes the server believe for ever what it saw of a file first. */
const blind = `import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
const { statSync } = fs
const seen = new Map()
fs.statSync = (file, options) => {
  if (!options?.bigint) return statSync(file, options)
  if (!seen.get(file)) seen.set(file, statSync(file, options))
  return seen.get(file)
}
syncBuiltinESMExports()`

/**
 * The folder of the SQLite database is removed under a running server, as `git clean -fdx` would, and the server is killed
 * at the end: every acknowledged lead is in the file.
 * @param sabotage the server does not look at the file
 */
export async function vanishedFile(sabotage = false): Promise<Proof> {
  const database = await createBenchDatabase('sqlite')
  const options = sabotage ? { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(blind)}` } : undefined
  const server = await startServer({ ...database.env, ...options })
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
