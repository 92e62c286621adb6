import { connect } from 'node:net'
import fc from 'fast-check'
import { z } from 'zod'
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
import { ANSWER } from '../../../../src/site/forms/answers.ts'
import { type Answer, acknowledged, benchToken, Client, inParallel, prepareLeads } from '../client.ts'
import { createBenchDatabase } from '../database.ts'
import { Findings, type Proof } from '../proof.ts'
import type { Patch } from '../sabotages.ts'
import { startServer, underLoad } from '../serverProcess.ts'

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

/**
 * Ten thousand bad inputs for each form, made by fast-check, and a fixed list of broken requests: all 4xx in the one shape of
 * refusals, with the headers of every answer and the name of the field; and no row of any table.
 */
export async function badRequests(kind: 'sqlite' | 'postgres', sabotage: readonly Patch[]): Promise<Proof> {
  const database = await createBenchDatabase(kind)
  const server = await startServer({ ...database.env, ...underLoad }, sabotage)
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
    const inputs = fc.sample(badInputs(shape), {
      numRuns: sabotage.length > 0 ? INPUTS / 20 : INPUTS,
      seed: 20_261_101,
    })
    await inParallel(inputs, CONNECTIONS, async input => {
      sent += 1
      const fault = await wrongAnswer(client, path, input, shape, statuses)
      findings.require(fault === null, `${form}, ${input.why}: ${fault}`)
    })
    for (const [what, bytes] of broken(path, JSON.stringify(shape.valid))) {
      sent += 1
      const answer = await rawAnswer(server.port, bytes)
      const status = String(answer?.status ?? 'no answer')
      statuses[status] = (statuses[status] ?? 0) + 1
      const fault = answer === null ? 'no answer' : faultOfAnswer(answer)
      findings.require(fault === null, `${form}, ${what}: ${fault}`)
    }
  }
  const rows = await database.rows()
  const stored = Object.entries(rows).filter(([, count]) => count > 0)
  for (const [table, count] of stored) findings.require(false, `${count} rows in ${table}`)
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
      tables: Object.keys(rows).length,
      'rows in them': stored.length,
      'answers by status': Object.entries(statuses)
        .map(([status, count]) => `${status}: ${count}`)
        .join(', '),
    },
    faults: [...new Set(findings.faults)].slice(0, 20),
  }
}

/** Headers that every answer has, and what they say. */
const always: readonly (readonly [name: string, value: RegExp])[] = [
  ['content-type', /^application\/json; charset=utf-8$/],
  ['content-security-policy', /^default-src 'none'; /],
  ['strict-transport-security', /^max-age=\d{8}/],
  ['x-content-type-options', /^nosniff$/],
  ['x-frame-options', /^DENY$/],
  ['referrer-policy', /./],
  ['cross-origin-resource-policy', /^same-origin$/],
]

/** Headers that tell an attacker what runs here. */
const never = ['server', 'x-powered-by']

/** The sentences of refusals: the endpoints' own, and those of the layers below them. */
const sentences: ReadonlySet<string> = new Set<string>(Object.values(ANSWER))
const lowSentence = /^(?:The address|The request|This address|This server|[A-Z][a-z]+ ?[A-Za-z ]*:) ?[\w ,.'’/:-]+\.$/

const refusal = z.strictObject({
  success: z.literal(false),
  error: z.string().refine(text => sentences.has(text) || lowSentence.test(text)),
  details: z.array(z.string().max(200)).optional(),
})

/** What is wrong with an answer that must be a refusal, or null. */
function faultOfAnswer({ status, headers, body }: Pick<Answer, 'status' | 'headers' | 'body'>): string | null {
  if (status < 400 || status > 499) return `${status}, expected 4xx`
  for (const [name, value] of always) {
    if (!value.test(String(headers[name] ?? ''))) return `${status} with ${name}: ${headers[name] ?? 'none'}`
  }
  const telling = never.find(name => headers[name] !== undefined)
  if (telling) return `${status} with the header ${telling}`
  const parsed = refusal.safeParse(parseJson(body))
  return parsed.success ? null : `${status} with ${body.slice(0, 80)}`
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function wrongAnswer(
  client: Client,
  path: string,
  { why, body, headers }: BadInput,
  shape: PayloadShape,
  statuses: Record<string, number>,
): Promise<string | null> {
  const answer = await client.post(path, body, headers)
  const status = String(answer?.status ?? 'no answer')
  statuses[status] = (statuses[status] ?? 0) + 1
  if (answer === null) return status
  const field = fieldOf(why, shape)
  const named =
    field === null || answer.status !== 400 || [' ', '.'].some(end => answer.body.includes(`"${field}${end}`))
  return faultOfAnswer(answer) ?? (named ? null : `the answer does not name ${field}: ${answer.body.slice(0, 120)}`)
}

/** The name of the field that an input spoils, as answers give it; null where it is not a single one. */
function fieldOf(why: string, { objects }: PayloadShape): string | null {
  const path = /^(?:type of|missing|length of|character in|value of) (.+)$/.exec(why)?.[1]
  if (path === undefined || objects.some(object => object.join() === path)) return null
  return path
    .split(',')
    .slice(path.startsWith('formData,') ? 1 : 0)
    .join('.')
}

/** The first answer to raw bytes; null when none came. */
function rawAnswer(port: number, bytes: string): Promise<Pick<Answer, 'status' | 'headers' | 'body'> | null> {
  return new Promise(resolve => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.setTimeout(5000, () => socket.destroy())
    socket.on('error', () => undefined)
    socket.on('data', chunk => {
      text += chunk
      if (wholeAnswer(text)) socket.destroy()
    })
    socket.once('close', () => resolve(wholeAnswer(text)))
  })
}

function wholeAnswer(text: string): Pick<Answer, 'status' | 'headers' | 'body'> | null {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(
    lines.map(line => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
  const body = rest.join('\r\n\r\n')
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1])
  return status && Buffer.byteLength(body) >= Number(headers['content-length'])
    ? { status, headers, body: Buffer.from(body).subarray(0, Number(headers['content-length'])).toString() }
    : null
}
