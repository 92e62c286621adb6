import { request as requestPlain } from 'node:http'
import { request as requestTls } from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'
import { solve } from '../../../src/server/leads/testing/solve.ts'

/** What visitors saw until they were called off. */
export interface Seen {
  visits: number
  /** Longest time until an answer was there, ms. */
  longest: number
  /** Addresses of the leads that were acknowledged. */
  kept: string[]
  /** What was not answered as it should be: path and status, or fault. */
  faults: string[]
}

/** Readers who come one after the other, each on a connection of its own. */
const READERS = 6

// A program of its own, since it runs in the network of a container: its origin, and what its leads' addresses begin with.
const [origin = '', label = ''] = process.argv.slice(2)
const seen: Seen = { visits: 0, longest: 0, kept: [], faults: [] }
let over = false
process.stdin.once('end', () => {
  over = true
})
process.stdin.resume()
console.log('visiting')
await Promise.all([...Array.from({ length: READERS }, read), send()])
console.log(JSON.stringify(seen))

async function read(_: unknown, reader: number): Promise<void> {
  while (!over) {
    await ask(reader % 2 === 0 ? '/kandji' : '/he/kandji')
    seen.visits += 1
    await wait(20)
  }
}

/** Sends leads as the form does: a challenge, its solution, the lead. */
async function send(): Promise<void> {
  for (let index = 0; !over; index += 1) {
    const challenge = await ask('/api/challenge')
    if (challenge === undefined) continue
    const email = `${label}-${index}@example.com`
    const message = 'Please call.'
    const lead = {
      formData: { name: `Lead ${index}`, email, phone: '+972 3 555 0101', employees: '11-50', company: '', message },
      captchaToken: await solve(JSON.parse(challenge)),
      pageSource: '/he',
    }
    const answer = await ask('/api/submit-prospect.php', JSON.stringify(lead))
    if (answer !== undefined) seen.kept.push(email)
  }
}

/** @returns the answer's body; undefined, and a fault noted, where it is no 200 */
async function ask(path: string, body?: string): Promise<string | undefined> {
  const started = performance.now()
  const answer = await answerOf(path, body).catch(error => ({ status: String(error), text: '' }))
  seen.longest = Math.max(seen.longest, performance.now() - started)
  if (answer.status === 200) return answer.text
  seen.faults.push(`${path}: ${answer.status}`)
  return undefined
}

function answerOf(path: string, body: string | undefined): Promise<{ status: number; text: string }> {
  const url = new URL(path, origin)
  const words = {
    agent: false as const,
    // Every name leads to the machine itself, whose certificate its own Caddy signed.
    host: '127.0.0.1',
    servername: url.hostname,
    rejectUnauthorized: false,
    port: url.port || (url.protocol === 'https:' ? 443 : 80),
    path,
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      host: url.host,
      origin,
      connection: 'close',
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
    },
    timeout: 15_000,
  }
  return new Promise((resolve, reject) => {
    const sent = (url.protocol === 'https:' ? requestTls : requestPlain)(words, response => {
      let text = ''
      response.setEncoding('utf8').on('data', chunk => {
        text += chunk
      })
      response.once('error', reject)
      response.once('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    sent.once('timeout', () => sent.destroy(new Error('no answer in 15 s')))
    sent.once('error', reject)
    sent.end(body)
  })
}
