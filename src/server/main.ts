import { existsSync } from 'node:fs'
import project from '../../package.json' with { type: 'json' }
import { createApp } from './app.ts'
import { readEnv } from './env.ts'
import { leadsDatabase } from './leads/database/open.ts'
import { measureLeads } from './leads/metrics.ts'
import { leadsPlugin } from './leads/plugin.ts'
import { leadsSettings } from './leads/settings.ts'
import { listenOn } from './listenOn.ts'
import { createMetrics, serveMetrics } from './metrics/metrics.ts'
import { closeOnSignals, startFault } from './process.ts'
import { publishOnTime } from './publishOnTime.ts'

try {
  const env = readEnv(process.env)
  if (!existsSync('dist/site.json')) throw new Error('There is no dist/: run `npm run build` first.')
  const { site, start } = publishOnTime('dist')
  const settings = leadsSettings(env)
  const database = leadsDatabase(settings.database)
  const metrics = createMetrics({ version: project.version, commit: site.notes.commit ?? 'unknown' })
  const refresh = measureLeads(metrics.registry, database, () => new Date())
  const app = await createApp({
    site,
    env,
    metrics,
    leads: async scope => {
      const origin = settings.origin ?? site.notes.origin
      await scope.register(leadsPlugin, { settings: { ...settings, origin }, database })
    },
  })
  start((next, fault) => {
    const later = next === undefined ? {} : { next: new Date(next).toISOString() }
    if (fault) app.log.error({ err: fault, ...later }, 'the version of the site that is due cannot be read')
    else app.log.info(later, 'pages and facts changed by their dates')
  })
  if (env.METRICS_PORT !== undefined) await serveMetrics(metrics, refresh, env.METRICS_PORT, env.METRICS_HOST)
  await app.listen(listenOn(env, process.env, process.pid))
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : env.PORT
  console.log(`Serving the site on http://${env.HOST}:${port}`)

  closeOnSignals(app)
} catch (error) {
  console.error(startFault(error))
  process.exit(1)
}
