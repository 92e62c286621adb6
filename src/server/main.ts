import { existsSync } from 'node:fs'
import { createApp } from './app.ts'
import { readEnv } from './env.ts'
import { readManifest } from './http/siteManifest.ts'
import { leadsPlugin } from './leads/plugin.ts'
import { leadsSettings } from './leads/settings.ts'

/** How long a stop may take, ms; what is in flight by then is cut. */
const stopTimeout = 5_000

try {
  const env = readEnv(process.env)
  if (!existsSync('dist/site.json')) throw new Error('There is no dist/: run `npm run build` first.')
  const site = readManifest('dist')
  const settings = leadsSettings(env)
  const app = await createApp({
    site,
    env,
    leads: async scope => {
      await scope.register(leadsPlugin, { settings: { ...settings, origin: settings.origin ?? site.notes.origin } })
    },
  })
  await app.listen({ port: env.PORT, host: env.HOST })
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : env.PORT
  console.log(`Serving the site on http://${env.HOST}:${port}`)

  const stop = () => {
    setTimeout(() => process.exit(1), stopTimeout).unref()
    app.close().then(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
