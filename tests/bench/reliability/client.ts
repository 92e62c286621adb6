import { Agent, request } from 'node:http'
import { leadsDatabase } from '../../../src/server/leads/database/open.ts'
import { loadSecrets } from '../../../src/server/leads/secrets.ts'
import { solvedToken } from '../../../src/server/leads/testing/solve.ts'
import { NEWSLETTER_SOURCE } from '../../../src/site/forms/fields.ts'
import { BENCH_SECRET } from './serverProcess.ts'

/** A lead ready to be sent, with its challenge solved. */
export interface PreparedLead {
  email: string
  key: string
  body: string
}

/** An answer, or null when the connection broke. */
export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
  /** From sending to the whole answer, ms. */
  time: number
}

const { challenge } = await loadSecrets([BENCH_SECRET], leadsDatabase({ kind: 'sqlite', file: ':memory:' }))

/** A token that the servers of the proofs take. */
export function benchToken(): Promise<string> {
  return solvedToken(challenge[0], new Date(Date.now() + 3_600_000))
}

/** Prepares leads with addresses of their own, so that each can be found again. */
export async function prepareLeads(count: number, label: string, message = 'Please call.'): Promise<PreparedLead[]> {
  const leads: PreparedLead[] = []
  for (let index = 0; index < count; index += 1) {
    const email = `${label}-${index}@example.com`
    const body = JSON.stringify({
      formData: { name: `Lead ${index}`, email, phone: '+972 3 555 0101', employees: '11-50', company: '', message },
      captchaToken: await benchToken(),
      pageSource: '/he',
    })
    leads.push({ email, key: crypto.randomUUID(), body })
  }
  return leads
}

/** A newsletter subscription's body. */
export function subscriptionBody(email: string): string {
  return JSON.stringify({
    email,
    source: NEWSLETTER_SOURCE,
    consent: { marketing: true, timestamp: new Date().toISOString() },
  })
}

/** A client that keeps its connections open. */
export class Client {
  readonly #agent: Agent
  readonly #port: number

  constructor(port: number, connections: number) {
    this.#port = port
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections })
  }

  /** Posts; null when no whole answer came. */
  post(path: string, body: string | Buffer, headers: Record<string, string> = {}): Promise<Answer | null> {
    const started = performance.now()
    return new Promise(resolve => {
      const sent = request(
        {
          agent: this.#agent,
          host: '127.0.0.1',
          port: this.#port,
          path,
          method: 'POST',
          headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers },
        },
        response => {
          let text = ''
          response.setEncoding('utf8')
          response.on('data', chunk => {
            text += chunk
          })
          response.once('error', () => resolve(null))
          response.once('aborted', () => resolve(null))
          response.once('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: text,
              time: performance.now() - started,
            }),
          )
        },
      )
      sent.once('error', () => resolve(null))
      sent.end(body)
    })
  }

  postLead(lead: PreparedLead): Promise<Answer | null> {
    return this.post('/api/submit-prospect.php', lead.body, { 'idempotency-key': lead.key })
  }

  close(): void {
    this.#agent.destroy()
  }
}

/** Runs `work` over the items, so many at a time, until they or `stop` end it. */
export async function inParallel<Item>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<void>,
  stop: () => boolean = () => false,
): Promise<void> {
  let next = 0
  await Promise.all(
    Array.from({ length: width }, async () => {
      while (next < items.length && !stop()) {
        const item = items[next]
        next += 1
        if (item !== undefined) await work(item)
      }
    }),
  )
}

/** Whether an answer acknowledges a lead. */
export function acknowledged(answer: Answer | null): boolean {
  return answer?.status === 200 && answer.body === '{"success":true}'
}
