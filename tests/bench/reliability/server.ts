/**
 * A server of the forms alone, as a process that the proofs can start, trace and kill. Settings come from the environment
 * like the site's own; `BENCH_UNSAFE=1` weakens commits for the control of the fsync proof.
 */
import Fastify from 'fastify'
import { sql } from 'kysely'
import { readLeadsEnv } from '../../../src/server/leads/env.ts'
import { leadsPlugin } from '../../../src/server/leads/plugin.ts'
import { leadsSettings } from '../../../src/server/leads/settings.ts'
import { createStore, type Store } from '../../../src/server/leads/store/store.ts'

const settings = leadsSettings(readLeadsEnv(process.env))
const store = createStore(settings.database)

const app = Fastify({ logger: { level: 'warn', stream: process.stderr } })
await app.register(leadsPlugin, { settings, store: process.env.BENCH_UNSAFE ? await weakened(store) : store })
await app.listen({ port: Number(process.env.PORT ?? 0), host: '127.0.0.1' })

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void app.close().then(() => process.exit(0)))
}

const address = app.server.address()
if (address === null || typeof address === 'string') throw new Error('The server has no port.')
console.log(`port ${address.port}`)

/** Commits that do not wait for the disk. */
async function weakened(strong: Store): Promise<Store> {
  if (strong.kind === 'sqlite') {
    await strong.read(db => sql`pragma synchronous = normal`.execute(db))
    return strong
  }
  return {
    ...strong,
    write: work =>
      strong.write(async db => {
        await sql`set local synchronous_commit to off`.execute(db)
        return work(db)
      }),
  }
}
