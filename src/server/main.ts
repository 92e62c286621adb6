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
import { publishOnTime } from './publishOnTime.ts'

/** How long a stop may take, ms; what is in flight by then is cut. */
const stopTimeout = 5_000

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

  let stopping = false
  // Ctrl-C arrives twice, from the terminal and forwarded by npm: the second one must not end the stop half-way.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      setTimeout(() => process.exit(1), stopTimeout).unref()
      app.close().then(() => process.exit(0))
    })
  }
} catch (error) {
  console.error(startFault(error))
  process.exit(1)
}

function startFault(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return `Port ${error.port} is taken by another program, perhaps an earlier start of this site: stop that one, or choose another port with PORT=${Number(error.port) + 1}.`
  }
  return error.message
}
