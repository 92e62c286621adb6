import { homeSubmissionWith } from '../../../../src/server/leads/testing/server.ts'
import { solve } from '../../../../src/server/leads/testing/solve.ts'
import { Client, subscriptionBody } from '../client.ts'
import { createBenchDatabase } from '../database.ts'
import { Findings, type Proof } from '../proof.ts'
import type { Patch } from '../sabotages.ts'
import { startServer } from '../serverProcess.ts'

/** Posts a minute that a client has by default. */
const ALLOWED = 10

/** Two servers, default limits, real challenges: one client sends 20 messages and 20 subscriptions, half to each. */
export async function sharedRate(sabotage: readonly Patch[]): Promise<Proof> {
  const database = await createBenchDatabase('postgres')
  const sites = [await startServer(database.env, sabotage), await startServer(database.env, sabotage)]
  const taken = { messages: 0, subscriptions: 0, challenges: 0 }
  for (let turn = 0; turn < 2 * ALLOWED; turn += 1) {
    const site = sites[turn % sites.length]
    if (!site) throw new Error('There is no server.')
    const client = new Client(site.port, 1)
    const challenge = await fetch(`http://127.0.0.1:${site.port}/api/challenge`)
    if (challenge.ok) taken.challenges += 1
    const message = JSON.stringify(homeSubmissionWith(await solve(await challenge.json())))
    if ((await client.post('/api/submit-prospect.php', message))?.status === 200) taken.messages += 1
    const subscription = subscriptionBody(`rate-${turn}@example.com`)
    if ((await client.post('/api/subscribe-newsletter.php', subscription))?.status === 200) taken.subscriptions += 1
    client.close()
  }
  for (const site of sites) site.end()
  await database.remove()
  const findings = new Findings()
  findings.require(taken.challenges === 2 * ALLOWED, `${taken.challenges} of ${2 * ALLOWED} challenges were given`)
  for (const kind of ['messages', 'subscriptions'] as const) {
    findings.require(taken[kind] === ALLOWED, `${taken[kind]} ${kind} were taken, expected ${ALLOWED}`)
  }
  return { figures: taken, faults: findings.faults }
}
