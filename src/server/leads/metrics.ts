import { Gauge, type Registry } from 'prom-client'
import type { LeadsDatabase } from './database/database.ts'

/**
 * Adds figures from the database; while it is down only `leads_database_up` is reported.
 * @returns reads it; call before each scrape
 */
export function measureLeads(registry: Registry, database: LeadsDatabase, now: () => Date): () => Promise<void> {
  const registers = [registry]
  const leads = new Gauge({
    name: 'leads',
    help: 'Leads that are kept.',
    labelNames: ['form', 'locale', 'human_check'],
    registers,
  })
  const subscribers = new Gauge({
    name: 'leads_subscribers',
    help: 'Newsletter addresses.',
    labelNames: ['state'],
    registers,
  })
  const deliveries = new Gauge({
    name: 'leads_deliveries',
    help: 'Deliveries.',
    labelNames: ['channel', 'state'],
    registers,
  })
  const oldest = new Gauge({
    name: 'leads_oldest_pending_seconds',
    help: 'Age of the oldest delivery that is not made yet.',
    labelNames: ['channel'],
    registers,
  })
  const up = new Gauge({ name: 'leads_database_up', help: 'Whether the database answers.', registers })
  return async () => {
    const counts = await readCounts(database).catch(() => null)
    for (const gauge of [leads, subscribers, deliveries, oldest]) gauge.reset()
    up.set(counts === null ? 0 : 1)
    for (const { count, ...labels } of counts?.leads ?? []) leads.set(labels, Number(count))
    for (const { count, ...labels } of counts?.subscribers ?? []) subscribers.set(labels, Number(count))
    for (const { count, since, ...labels } of counts?.deliveries ?? []) {
      deliveries.set(labels, Number(count))
      if (labels.state !== 'pending') continue
      oldest.set({ channel: labels.channel }, (now().getTime() - Date.parse(since)) / 1000)
    }
  }
}

function readCounts(database: LeadsDatabase) {
  return database.read(async db => ({
    leads: await db
      .selectFrom('leads')
      .select(row => ['form', 'locale', 'human_check', row.fn.countAll().as('count')])
      .groupBy(['form', 'locale', 'human_check'])
      .execute(),
    subscribers: await db
      .selectFrom('subscribers')
      .select(row => ['state', row.fn.countAll().as('count')])
      .groupBy('state')
      .execute(),
    deliveries: await db
      .selectFrom('outbox')
      .select(row => ['channel', 'state', row.fn.countAll().as('count'), row.fn.min('event_at').as('since')])
      .groupBy(['channel', 'state'])
      .execute(),
  }))
}
