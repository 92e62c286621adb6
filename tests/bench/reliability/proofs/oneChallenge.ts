import { connect } from 'node:net'
import { acknowledged, Client, prepareLeads } from '../client.ts'
import { createBenchDatabase } from '../database.ts'
import { Findings, type Proof } from '../proof.ts'
import type { Patch } from '../sabotages.ts'
import { startServer, underLoad } from '../serverProcess.ts'

const POSTS = 200

/** How often a retry after a cut connection is tried, each time cut at another moment. */
const CUTS = 50

/** Two hundred posts at once with one challenge leave one row; a retry after a cut connection gets the first success. */
export async function oneChallenge(kind: 'sqlite' | 'postgres', sabotage: readonly Patch[]): Promise<Proof> {
  const database = await createBenchDatabase(kind)
  const server = await startServer({ ...database.env, ...underLoad }, sabotage)
  const client = new Client(server.port, POSTS)
  const findings = new Findings()

  const [single] = await prepareLeads(1, 'single')
  if (single === undefined) throw new Error('no lead')
  const answers = await Promise.all(
    Array.from({ length: POSTS }, () => client.post('/api/submit-prospect.php', single.body)),
  )
  const succeeded = answers.filter(acknowledged).length
  findings.require(succeeded === POSTS, `${POSTS - succeeded} of ${POSTS} retries did not get the success`)

  const cut = await prepareLeads(CUTS, 'cut')
  let retried = 0
  for (const [index, lead] of cut.entries()) {
    await sendAndCut(server.port, lead.body, lead.key, index % 10)
    if (acknowledged(await client.postLead(lead))) retried += 1
  }
  findings.require(retried === CUTS, `${CUTS - retried} of ${CUTS} retries after a cut connection failed`)

  server.kill('SIGTERM')
  await server.ended
  client.close()
  const stored = await database.emails()
  await database.remove()
  const rows = stored.filter(email => email === single.email).length
  findings.require(rows === 1, `${rows} rows for one challenge, expected 1`)
  findings.require(stored.length === CUTS + 1, `${stored.length} rows in all, expected ${CUTS + 1}`)
  return {
    figures: {
      database: kind,
      'posts with one challenge': POSTS,
      rows,
      'cut and retried': CUTS,
      'rows of those': stored.length - rows,
    },
    faults: findings.faults,
  }
}

/** Sends a whole request and cuts the connection some milliseconds later, without reading the answer. */
function sendAndCut(port: number, body: string, key: string, milliseconds: number): Promise<void> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `POST /api/submit-prospect.php HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nIdempotency-Key: ${key}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
        () => setTimeout(() => socket.resetAndDestroy(), milliseconds),
      )
    })
    socket.on('error', () => undefined)
    socket.once('close', () => resolve())
  })
}
