/**
 * The site's server with the forms and without pages, as a process that the proofs can start, trace and kill. Settings
 * come from the environment like the site's own; `BENCH_UNSAFE=1` weakens commits for the control of the fsync proof.
 */
import { sql } from 'kysely'
import { createApp } from '../../../src/server/app.ts'
import { readEnv } from '../../../src/server/env.ts'
import type { LeadsDatabase } from '../../../src/server/leads/database/database.ts'
import { leadsDatabase } from '../../../src/server/leads/database/open.ts'
import { leadsPlugin } from '../../../src/server/leads/plugin.ts'
import { leadsSettings } from '../../../src/server/leads/settings.ts'

const env = readEnv({ PORT: '0', HOST: '127.0.0.1', ...process.env })
const settings = leadsSettings(env)
const database = leadsDatabase(settings.database)

const app = await createApp({
  env,
  site: {
    notes: {
      origin: 'https://www.example.com',
      preview: false,
      measured: false,
      csp: { scripts: [], styles: [] },
      redirects: [],
    },
    files: new Map(),
  },
  leads: async scope => {
    await scope.register(leadsPlugin, {
      settings,
      database: process.env.BENCH_UNSAFE ? await weakened(database) : database,
    })
  },
  logTo: process.stderr,
})
await app.listen({ port: env.PORT, host: env.HOST })

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void app.close().then(() => process.exit(0)))
}

const address = app.server.address()
if (address === null || typeof address === 'string') throw new Error('The server has no port.')
console.log(`port ${address.port}`)

/** Commits that do not wait for the disk. */
async function weakened(strong: LeadsDatabase): Promise<LeadsDatabase> {
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
