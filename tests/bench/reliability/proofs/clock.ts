import { setTimeout as wait } from 'node:timers/promises'
import { behaviours, startHttpSink } from '../../../../src/server/leads/testing/httpSink.ts'
import { acknowledged, Client, prepareLeads } from '../client.ts'
import { createBenchDatabase } from '../database.ts'
import { runLeads } from '../operator.ts'
import { Findings, type Proof } from '../proof.ts'
import type { Patch } from '../sabotages.ts'
import { startServer, underLoad } from '../serverProcess.ts'

const DELIVERED = 30
const UNDELIVERED = 3

/** How far ahead the clock is, days: beyond the 24 months for which leads are kept. */
const AHEAD = 1100

/** Moves the clock of a process. */
const shifted = `const Real = Date
const ahead = ${AHEAD} * 24 * 60 * 60 * 1000
globalThis.Date = class extends Real {
  constructor(...parts) { parts.length === 0 ? super(Real.now() + ahead) : super(...parts) }
  static now() { return Real.now() + ahead }
}`
const wrongClock = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(shifted)}` }

/** Longest time until the log says what became of the purge at the start, ms. */
const PURGE = 5000

/** The server is started with a clock that is 1,100 days ahead: no lead is deleted, and operators are told why. */
export async function clock(sabotage: readonly Patch[]): Promise<Proof> {
  const database = await createBenchDatabase('sqlite')
  const crm = await startHttpSink()
  const env = {
    ...database.env,
    ...underLoad,
    CRM_WEBHOOK_URL: crm.url,
    CRM_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  }
  const findings = new Findings()
  const send = async (count: number, label: string) => {
    const server = await startServer(env, sabotage)
    const client = new Client(server.port, 1)
    for (const lead of await prepareLeads(count, label)) {
      if (!acknowledged(await client.postLead(lead))) throw new Error('A lead was not taken.')
    }
    while ((await database.pending()) > (label === 'delivered' ? 0 : UNDELIVERED)) await wait(50)
    client.close()
    server.kill('SIGTERM')
    await server.ended
  }
  await send(DELIVERED, 'delivered')
  crm.behave(behaviours.serverError)
  await send(UNDELIVERED, 'undelivered')

  const wrong = await startServer({ ...env, ...wrongClock }, sabotage)
  const until = performance.now() + PURGE
  while (!/retention purge|deleted nothing/.test(wrong.log()) && performance.now() < until) await wait(50)
  const logged = /the purge deleted nothing: The clock says [\d-]+, \d+ days after the last purge/.test(wrong.log())
  wrong.kill('SIGTERM')
  await wrong.ended
  const listed = runLeads(['list'], { ...env, ...wrongClock }, sabotage).text
  const purged = runLeads(['purge'], { ...env, ...wrongClock }, sabotage).text

  const right = await startServer(env, sabotage)
  right.kill('SIGTERM')
  await right.ended
  const left = await database.emails()
  await crm.close()
  await database.remove()
  const undelivered = left.filter(email => email.startsWith('undelivered')).length
  findings.require(
    left.length === DELIVERED + UNDELIVERED,
    `${DELIVERED + UNDELIVERED - left.length} leads are deleted`,
  )
  findings.require(undelivered === UNDELIVERED, `${UNDELIVERED - undelivered} of them were not delivered`)
  findings.require(logged, 'the log does not say that the purge deleted nothing')
  findings.require(listed.includes('The purge deletes nothing'), '`leads list` does not say so')
  findings.require(purged.includes('Nothing was deleted'), '`leads purge` does not refuse')
  return {
    figures: {
      'days ahead': AHEAD,
      'leads before': DELIVERED + UNDELIVERED,
      'leads afterwards': left.length,
      'undelivered ones among them': undelivered,
    },
    faults: findings.faults,
  }
}
