import { behaviours, startHttpSink } from '../../../../src/server/leads/testing/httpSink.ts'
import { acknowledged, Client, inParallel, prepareLeads } from '../client.ts'
import { createBenchDatabase } from '../database.ts'
import { Findings, type Proof, round } from '../proof.ts'
import { startServer } from '../serverProcess.ts'

const LEADS = 400

/** How long the CRM takes for each, ms, so that deliveries are under way at the kill. */
const SLOWNESS = 60

/** The lease of what the dead server held, and some time to deliver it, ms. */
const LONGEST = 60_000

/** Two servers on one PostgreSQL deliver to one CRM; one is killed in the middle of it. */
export async function twoServers(): Promise<Proof> {
  const database = await createBenchDatabase('postgres')
  const crm = await startHttpSink()
  crm.behave(response => void setTimeout(() => behaviours.accept(response), SLOWNESS))
  const env = {
    ...database.env,
    CRM_WEBHOOK_URL: crm.url,
    CRM_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  }
  const [first, second] = await Promise.all([startServer(env), startServer(env)])
  const clients = [new Client(first.port, 8), new Client(second.port, 8)]
  const leads = await prepareLeads(LEADS, 'pair')
  const kept = new Set<string>()
  await inParallel(leads, 16, async lead => {
    const client = clients[kept.size % 2]
    if (client && acknowledged(await client.postLead(lead))) kept.add(lead.email)
  })
  await crm.until(LEADS / 4)
  first.kill('SIGKILL')
  await first.ended
  const killed = performance.now()
  const arrivedBefore = crm.received.length

  const delivered = () => new Set(crm.received.map(request => emailOf(request.body)))
  while (delivered().size < kept.size && performance.now() - killed < LONGEST) {
    await crm.until(crm.received.length + 1)
  }
  const seconds = (performance.now() - killed) / 1000
  second.kill('SIGTERM')
  await second.ended
  for (const client of clients) client.close()
  await crm.close()
  await database.remove()

  const byId = new Map<string, Set<string>>()
  for (const { headers, body } of crm.received) {
    const id = String(headers['webhook-id'])
    byId.set(id, (byId.get(id) ?? new Set()).add(emailOf(body)))
  }
  const findings = new Findings()
  findings.require(kept.size === LEADS, `${LEADS - kept.size} leads were not taken`)
  findings.require(delivered().size === kept.size, `${kept.size - delivered().size} leads were not delivered`)
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
      'delivered at least once': delivered().size,
      'duplicates, each with the webhook-id of its first': crm.received.length - byId.size,
      'from the kill to the last lead, s': round(seconds),
    },
    faults: findings.faults,
  }
}

function emailOf(body: string): string {
  const parsed: unknown = JSON.parse(body)
  return JSON.stringify(parsed).match(/"email":"([^"]+)"/)?.[1] ?? ''
}
