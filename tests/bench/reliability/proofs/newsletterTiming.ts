import { Client, subscriptionBody } from '../client.ts'
import { createBenchDatabase } from '../database.ts'
import { Findings, type Proof, percentile, round } from '../proof.ts'
import type { Patch } from '../sabotages.ts'
import { startServer, underLoad } from '../serverProcess.ts'

const PAIRS = 1500

/** Largest difference of the medians, as a fraction of the smaller; the same address measured twice differs as much. */
const MAX_DIFFERENCE = 0.05

/** Neither the answer nor its time reveals whether an address is on the list. */
export async function newsletterTiming(kind: 'sqlite' | 'postgres', sabotage: readonly Patch[]): Promise<Proof> {
  const database = await createBenchDatabase(kind)
  const server = await startServer({ ...database.env, ...underLoad }, sabotage)
  const client = new Client(server.port, 1)
  const known: number[] = []
  const fresh: number[] = []
  const answers = new Set<string>()
  const subscribe = async (email: string, times: number[]) => {
    const answer = await client.post('/api/subscribe-newsletter.php', subscriptionBody(email))
    answers.add(`${answer?.status} ${answer?.body}`)
    times.push(answer?.time ?? Number.NaN)
  }
  // The first ones warm the server up and make the known address known.
  for (let index = 0; index < 200; index += 1) await subscribe('known@example.com', [])
  for (let index = 0; index < PAIRS; index += 1) {
    await subscribe('known@example.com', known)
    await subscribe(`fresh-${index}@example.com`, fresh)
  }
  server.kill('SIGTERM')
  await server.ended
  client.close()
  await database.remove()
  const medians = [percentile(known, 0.5), percentile(fresh, 0.5)] as const
  const difference = Math.abs(medians[0] - medians[1]) / Math.min(...medians)
  const findings = new Findings()
  findings.require(answers.size === 1, `answers differ: ${[...answers].join(' / ')}`)
  findings.require(difference < MAX_DIFFERENCE, `medians differ by ${round(difference * 100)} %`)
  return {
    figures: {
      database: kind,
      'posts of each': PAIRS,
      'median of a known address, ms': Math.round(medians[0] * 1000) / 1000,
      'median of a new address, ms': Math.round(medians[1] * 1000) / 1000,
      'difference, %': round(difference * 100),
    },
    faults: findings.faults,
  }
}
