import { connect } from 'node:net'
import fc from 'fast-check'
import { type BadInput, badInputs } from '../../../../src/server/leads/testing/badInputs.ts'
import {
  homeShape,
  newsletterShape,
  type PayloadShape,
  standaloneShape,
} from '../../../../src/server/leads/testing/payloadShapes.ts'
import {
  homeSubmissionWith,
  standaloneSubmissionWith,
  subscriptionWith,
} from '../../../../src/server/leads/testing/server.ts'
import { acknowledged, benchToken, Client, inParallel, prepareLeads } from '../client.ts'
import { createBenchDatabase } from '../database.ts'
import { Findings, type Proof } from '../proof.ts'
import { startServer } from '../serverProcess.ts'

const INPUTS = 10_000
const CONNECTIONS = 16

/** Requests that are broken below the level of JSON: what each is, and its bytes. */
const broken = (path: string, body: string): readonly (readonly [what: string, bytes: string])[] => {
  const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`
  const length = `Content-Length: ${Buffer.byteLength(body)}\r\n`
  return [
    ['two different lengths', `${head}${length}Content-Length: 5\r\n\r\n${body}`],
    ['length and chunks', `${head}${length}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
    ['negative length', `${head}Content-Length: -1\r\n\r\n${body}`],
    ['length that is no number', `${head}Content-Length: 1e3\r\n\r\n${body}`],
    ['bad chunk', `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n${body}\r\n0\r\n\r\n`],
    ['unknown transfer encoding', `${head}Transfer-Encoding: gzip\r\n\r\n${body}`],
    ['header without a colon', `${head}${length}Nonsense\r\n\r\n${body}`],
    ['space before the colon', `${head}Content-Length : 5\r\n\r\n${body}`],
    ['NUL in a header', `${head}X-A: a\u0000b\r\n${length}\r\n${body}`],
    ['folded header', `${head}X-A: a\r\n b: c\u0000\r\n${length}\r\n${body}`],
    ['40 kB of headers', `${head}X-A: ${'a'.repeat(40_000)}\r\n${length}\r\n${body}`],
    ['no host', `POST ${path} HTTP/1.1\r\nContent-Type: application/json\r\n${length}\r\n${body}`],
    ['no method', `${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`],
    ['unknown method', `LEAD ${path} HTTP/1.1\r\nHost: localhost\r\n${length}\r\n${body}`],
    ['unknown protocol', `POST ${path} HTTQ/1.1\r\nHost: localhost\r\n\r\n`],
    ['bare line feeds', `POST ${path} HTTP/1.1\nHost: localhost\nContent-Type: text/plain\n${length}\n${body}`],
    ['two hosts', `${head}Host: evil.example\r\n${length}\r\n${body}`],
    ['two content types', `${head}Content-Type: application/json\r\n${length}\r\n${body}`],
    [
      'escaped path',
      `POST /%2e%2e${path}%00 HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${length}\r\n${body}`,
    ],
    ['expectation', `${head}Expect: 200-fine\r\n${length}\r\n${body}`],
  ]
}

/** Ten thousand bad inputs for each form, made by fast-check, and a fixed list of broken requests: all 4xx, none kept. */
export async function badRequests(kind: 'sqlite' | 'postgres'): Promise<Proof> {
  const database = await createBenchDatabase(kind)
  const server = await startServer(database.env)
  const client = new Client(server.port, CONNECTIONS)
  const token = await benchToken()
  const endpoints: readonly (readonly [form: string, path: string, shape: PayloadShape])[] = [
    ['home', '/api/submit-prospect.php', homeShape(homeSubmissionWith(token))],
    ['standalone', '/api/submit-prospect.php', standaloneShape(standaloneSubmissionWith(token))],
    ['newsletter', '/api/subscribe-newsletter.php', newsletterShape(subscriptionWith('noa@example.com'))],
  ]
  const findings = new Findings()
  const statuses: Record<string, number> = {}
  let sent = 0
  for (const [form, path, shape] of endpoints) {
    const inputs = fc.sample(badInputs(shape), { numRuns: INPUTS, seed: 20_261_101 })
    await inParallel(inputs, CONNECTIONS, async input => {
      sent += 1
      const fault = await wrongAnswer(client, path, input, statuses)
      findings.require(fault === null, `${form}, ${input.why}: ${fault}`)
    })
    for (const [what, bytes] of broken(path, JSON.stringify(shape.valid))) {
      sent += 1
      const status = await rawStatus(server.port, bytes)
      statuses[status] = (statuses[status] ?? 0) + 1
      findings.require(/^4\d\d$/.test(status), `${form}, ${what}: ${status}`)
    }
  }
  const stored = (await database.emails()).length
  findings.require(stored === 0, `${stored} leads were stored`)
  // The token was in every one of them, and is still good: nothing of them was taken in.
  const [good] = await prepareLeads(1, 'good')
  findings.require(
    good !== undefined && acknowledged(await client.postLead(good)),
    'the server no longer takes a good lead',
  )
  server.kill('SIGTERM')
  await server.ended
  client.close()
  await database.remove()
  return {
    figures: {
      database: kind,
      'bad requests': sent,
      stored,
      'answers by status': Object.entries(statuses)
        .map(([status, count]) => `${status}: ${count}`)
        .join(', '),
    },
    faults: findings.faults.slice(0, 20),
  }
}

async function wrongAnswer(
  client: Client,
  path: string,
  { body, headers }: BadInput,
  statuses: Record<string, number>,
): Promise<string | null> {
  const answer = await client.post(path, body, headers)
  const status = String(answer?.status ?? 'no answer')
  statuses[status] = (statuses[status] ?? 0) + 1
  if (answer === null || answer.status < 400 || answer.status > 499) return status
  return /^\{"success":false,"error":"[^"]+"/.test(answer.body) ? null : `${status} with ${answer.body.slice(0, 80)}`
}

/** Status of the first answer to raw bytes. */
function rawStatus(port: number, bytes: string): Promise<string> {
  return new Promise(resolve => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.setTimeout(5000, () => socket.destroy())
    socket.on('error', () => undefined)
    socket.on('data', chunk => {
      text += chunk
      if (/^HTTP\/1\.1 \d{3}/.test(text)) socket.destroy()
    })
    socket.once('close', () => resolve(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 'no answer'))
  })
}
