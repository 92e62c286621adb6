import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { acknowledged, Client, type PreparedLead, prepareLeads, subscriptionBody } from '../client.ts'
import { createBenchDatabase } from '../database.ts'
import { runLeads } from '../operator.ts'
import { Findings, type Proof } from '../proof.ts'
import type { Patch } from '../sabotages.ts'
import { startServer, underLoad } from '../serverProcess.ts'

const LEADS = 40

/** Appears in the message of each person who is deleted. */
const CANARY = 'canary'.repeat(60)

/** Longest time until the server's own purge has run, ms. */
const PURGE = 5000

/**
 * Leads are deleted in three ways: by `forget`, by `forget` while another program reads the database, and by the server's own
 * purge. Afterwards no byte of them is in the database file or the two next to it, or the command says that there is.
 */
export async function remnants(sabotage: readonly Patch[]): Promise<Proof> {
  const database = await createBenchDatabase('sqlite')
  const file = database.env.LEADS_DB ?? ''
  const env = { ...database.env, ...underLoad }
  const findings = new Findings()
  const server = await startServer(env, sabotage)
  const client = new Client(server.port, 4)
  const take = async (leads: readonly PreparedLead[]) => {
    for (const lead of leads) if (!acknowledged(await client.postLead(lead))) throw new Error('A lead was not taken.')
  }
  const remnantsOf = (mark: string) => filesWith(file, mark)

  // Others' leads lie between them, so that pages of the file are not simply given up whole.
  await take(await prepareLeads(LEADS, 'other'))
  const forgotten = await prepareLeads(4, 'forgotten', CANARY)
  await take(forgotten)
  await client.post('/api/subscribe-newsletter.php', subscriptionBody('forgotten-0@example.com'))
  if (remnantsOf(CANARY).length === 0) throw new Error('The canaries are not in the files.')
  for (const { email } of forgotten) runLeads(['forget', email], env, sabotage)
  const afterForget = [...remnantsOf(CANARY), ...remnantsOf('forgotten-')]
  findings.require(afterForget.length === 0, `after forget there are bytes of them in ${afterForget.join(', ')}`)

  const [read] = await prepareLeads(1, 'read', `read${CANARY}`)
  if (!read) throw new Error('no lead')
  await take([read])
  const reader = new Database(file, { readonly: true })
  reader.exec('begin')
  reader.prepare('select count(*) from leads').get()
  const refused = runLeads(['forget', read.email], env, sabotage)
  const whileRead = remnantsOf(`read${CANARY}`)
  findings.require(
    whileRead.length === 0 || (refused.status === 1 && refused.text.includes('still in the write-ahead log')),
    `while somebody reads, forget claims success and there are bytes in ${whileRead.join(', ')}`,
  )
  reader.exec('rollback')
  reader.close()
  runLeads(['purge'], env, sabotage)
  const afterReader = remnantsOf(`read${CANARY}`)
  findings.require(afterReader.length === 0, `after the reader has ended there are bytes in ${afterReader.join(', ')}`)
  client.close()
  server.kill('SIGKILL')
  await server.ended

  age(file, 'other-0@example.com')
  const again = await startServer(env, sabotage)
  const until = performance.now() + PURGE
  while (!again.log().includes('retention purge') && performance.now() < until) await wait(50)
  await wait(500)
  const afterPurge = remnantsOf('other-0@example.com')
  findings.require(afterPurge.length === 0, `after the server's purge there are bytes in ${afterPurge.join(', ')}`)
  again.end()
  const kept = (await database.emails()).length
  findings.require(kept === LEADS - 1, `${kept} leads are left, expected ${LEADS - 1}`)
  await database.remove()
  return {
    figures: {
      'leads deleted': forgotten.length + 2,
      'bytes of them found': [...afterForget, ...afterReader, ...afterPurge].length,
      'leads left': kept,
    },
    faults: findings.faults,
  }
}

/** Which of the three files of a database hold the text. */
function filesWith(file: string, text: string): string[] {
  return ['', '-wal', '-shm']
    .filter(end => existsSync(file + end) && readFileSync(file + end).includes(text))
    .map(end => `leads.db${end}`)
}

/** Makes a lead older than leads are kept. */
function age(file: string, email: string): void {
  const handle = new Database(file)
  handle.pragma('secure_delete = ON')
  handle.prepare("update leads set created_at = '2020-01-01T00:00:00.000Z' where email = ?").run(email)
  handle.close()
}
