import { setTimeout as wait } from 'node:timers/promises'
import { behaviours, startHttpSink } from '../../../../src/server/leads/testing/httpSink.ts'
import { Client, type PreparedLead, prepareLeads } from '../client.ts'
import { createBenchDatabase } from '../database.ts'
import { Findings, type Proof, round } from '../proof.ts'
import type { Patch } from '../sabotages.ts'
import { startServer, underLoad } from '../serverProcess.ts'

/** Deliveries that fail at first and hang when they are repeated: twice as many as there are slots for repetitions. */
const REPEATED = 16

/** New deliveries that hang: fewer than there are slots, as leads that a CRM chokes on are few. */
const HANGING = 6

const GOOD = 40

/** Longest time from the answer to a visitor until the CRM has the lead, ms; a delivery may hang for 10 s. */
const LONGEST = 2000

/** Longest time until a first repetition, ms. */
const REPETITION = 8000

/** Deliveries that the CRM never answers hold up none of the others. */
export async function poison(sabotage: readonly Patch[]): Promise<Proof> {
  const database = await createBenchDatabase('sqlite')
  const crm = await startHttpSink()
  const arrived = new Map<string, number>()
  let repeated = 0
  crm.behave((response, count) => {
    const { body } = crm.received[count - 1] ?? { body: '' }
    const email = /"email":"([^"]+)"/.exec(body)?.[1] ?? ''
    if (email.startsWith('good')) {
      arrived.set(email, performance.now())
      behaviours.accept(response)
    } else if (email.startsWith('repeated') && !arrived.has(email)) {
      arrived.set(email, performance.now())
      behaviours.serverError(response)
    } else {
      if (email.startsWith('repeated')) repeated += 1
      behaviours.hang()
    }
  })
  const server = await startServer(
    {
      ...database.env,
      ...underLoad,
      CRM_WEBHOOK_URL: crm.url,
      CRM_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    },
    sabotage,
  )
  const client = new Client(server.port, 4)
  const send = async (leads: readonly PreparedLead[]) => {
    for (const lead of leads) await client.postLead(lead)
    return performance.now()
  }
  await send(await prepareLeads(REPEATED, 'repeated'))
  const repetitionsBy = performance.now() + REPETITION
  while (repeated < REPEATED / 2 && performance.now() < repetitionsBy) await wait(50)
  await send(await prepareLeads(HANGING, 'hanging'))
  const good = await prepareLeads(GOOD, 'good')
  const sentAt = new Map<string, number>()
  for (const lead of good) sentAt.set(lead.email, await send([lead]))
  const until = performance.now() + 2 * LONGEST
  const delivered = () => good.filter(({ email }) => arrived.has(email))
  while (delivered().length < GOOD && performance.now() < until) await wait(20)
  const times = delivered().map(({ email }) => (arrived.get(email) ?? 0) - (sentAt.get(email) ?? 0))
  server.end()
  client.close()
  await crm.close()
  await database.remove()
  const longest = Math.max(0, ...times)
  const findings = new Findings()
  findings.require(times.length === GOOD, `${GOOD - times.length} of ${GOOD} good leads were held up`)
  findings.require(longest < LONGEST, `one took ${round(longest)} ms, expected under ${LONGEST} ms`)
  return {
    figures: {
      'hanging repetitions': repeated,
      'hanging new deliveries': HANGING,
      'good leads delivered': `${times.length} of ${GOOD}`,
      'longest time to the CRM, ms': round(longest),
    },
    faults: findings.faults,
  }
}
