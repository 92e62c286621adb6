import { setTimeout as wait } from 'node:timers/promises'
import { behaviours, startHttpSink } from '../../../../src/server/leads/testing/httpSink.ts'
import { acknowledged, Client, inParallel, prepareLeads } from '../client.ts'
import { createBenchDatabase } from '../database.ts'
import { Findings, type Proof, round } from '../proof.ts'
import type { Patch } from '../sabotages.ts'
import { startServer, underLoad } from '../serverProcess.ts'

const LEADS = 400

/** How long the CRM takes for each, ms, so that deliveries are under way at the kill. */
const SLOWNESS = 60

/** The lease of what the dead server held, and some time to deliver it, ms. */
const LONGEST = 60_000

/** Two servers on one PostgreSQL deliver to one CRM; one is killed in the middle of it. */
export async function twoServers(sabotage: readonly Patch[]): Promise<Proof> {
  const database = await createBenchDatabase('postgres')
  const crm = await startHttpSink()
  const killing = Promise.withResolvers<void>()
  crm.behave((response, count) => {
    // In the middle of a delivery: the CRM has it, and the server will never know.
    if (count >= LEADS / 4 && crm.received[count - 1]?.url.endsWith('first')) killing.resolve()
    setTimeout(() => behaviours.accept(response), SLOWNESS)
  })
  const env = {
    ...database.env,
    ...underLoad,
    CRM_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  }
  const [first, second] = await Promise.all(
    ['first', 'second'].map(name => startServer({ ...env, CRM_WEBHOOK_URL: `${crm.url}?server=${name}` }, sabotage)),
  )
  if (!first || !second) throw new Error('no servers')
  const clients = [new Client(first.port, 8), new Client(second.port, 8)]
  const leads = await prepareLeads(LEADS, 'pair')
  const kept = new Set<string>()
  const posting = inParallel(leads, 16, async lead => {
    const client = clients[leads.indexOf(lead) % 2]
    // Half of them reach a server that is about to be killed; a form sends again what was not answered.
    const answer = (await client?.postLead(lead)) ?? (await clients[1]?.postLead(lead)) ?? null
    if (acknowledged(answer)) kept.add(lead.email)
  })
  await killing.promise
  first.kill('SIGKILL')
  await first.ended
  const killed = performance.now()
  const arrivedBefore = crm.received.length
  await posting

  // What the dead server had sent but not written down is sent again when its lease ends; that is waited for too.
  while ((await database.pending()) > 0 && performance.now() - killed < LONGEST) await wait(200)
  const seconds = (performance.now() - killed) / 1000
  const pending = await database.pending()
  second.kill('SIGTERM')
  await second.ended
  for (const client of clients) client.close()
  await crm.close()
  await database.remove()

  const delivered = new Set(crm.received.map(request => emailOf(request.body)))
  const byId = new Map<string, Set<string>>()
  for (const { headers, body } of crm.received) {
    const id = String(headers['webhook-id'])
    byId.set(id, (byId.get(id) ?? new Set()).add(emailOf(body)))
  }
  const findings = new Findings()
  findings.require(kept.size === LEADS, `${LEADS - kept.size} leads were not taken`)
  findings.require(delivered.size === kept.size, `${kept.size - delivered.size} leads were not delivered`)
  findings.require(pending === 0, `${pending} deliveries are still pending`)
  findings.require(byId.size === kept.size, `${byId.size} different webhook-ids for ${kept.size} leads`)
  findings.require(
    [...byId.values()].every(emails => emails.size === 1),
    'one webhook-id stands for several leads',
  )
  return {
    figures: {
      database: 'postgres',
      leads: kept.size,
      'arrived before the kill': arrivedBefore,
      'delivered at least once': delivered.size,
      'duplicates, each with the webhook-id of its first': crm.received.length - byId.size,
      'from the kill until nothing was pending, s': round(seconds),
    },
    faults: findings.faults,
  }
}

function emailOf(body: string): string {
  const parsed: unknown = JSON.parse(body)
  return JSON.stringify(parsed).match(/"email":"([^"]+)"/)?.[1] ?? ''
}
