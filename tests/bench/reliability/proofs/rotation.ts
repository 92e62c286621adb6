import { solve } from '../../../../src/server/leads/testing/solve.ts'
import { acknowledged, Client } from '../client.ts'
import { createBenchDatabase } from '../database.ts'
import { Findings, type Proof } from '../proof.ts'
import type { Patch } from '../sabotages.ts'
import { type ServerProcess, startServer, underLoad } from '../serverProcess.ts'

const OLD = 'the secret that was used until now and is long enough'
const NEW = 'the secret that is used from now on and is long enough'

/** Challenges carried from one server to the other, in each direction of each step. */
const CHALLENGES = 10

/** A secret is changed on two servers, one after the other: a challenge of either is taken by the other at each step. */
export async function rotation(sabotage: readonly Patch[]): Promise<Proof> {
  const steps = [
    [OLD, `${NEW},${OLD}`],
    [`${NEW},${OLD}`, NEW],
  ]
  const database = await createBenchDatabase('postgres')
  const findings = new Findings()
  let taken = 0
  let refused = 0
  for (const secrets of steps) {
    const servers = await Promise.all(
      secrets.map(secret => startServer({ ...database.env, ...underLoad, LEADS_SECRET: secret }, sabotage)),
    )
    const [first, second] = servers
    if (!first || !second) throw new Error('no servers')
    for (const [maker, taker] of [
      [first, second],
      [second, first],
    ] as const) {
      const client = new Client(taker.port, 1)
      for (let count = 0; count < CHALLENGES; count += 1) {
        if (acknowledged(await client.post('/api/submit-prospect.php', await lead(maker)))) taken += 1
        else refused += 1
      }
      client.close()
    }
    for (const server of servers) server.kill('SIGTERM')
    await Promise.all(servers.map(server => server.ended))
  }
  await database.remove()
  findings.require(refused === 0, `${refused} visitors were refused`)
  return { figures: { database: 'postgres', steps: steps.length, taken, refused }, faults: findings.faults }
}

async function lead(maker: ServerProcess): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${maker.port}/api/challenge`)
  return JSON.stringify({
    formData: {
      name: 'Lead One',
      email: 'a@example.com',
      phone: '+972 3 555 0101',
      employees: '11-50',
      company: '',
      message: 'Please call.',
    },
    captchaToken: await solve(await answer.json()),
    pageSource: '/he',
  })
}
