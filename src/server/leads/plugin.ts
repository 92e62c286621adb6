import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { startAlerts } from './alerts/alerts.ts'
import { altchaCheck } from './check/altcha.ts'
import type { HumanCheck } from './check/humanCheck.ts'
import { recaptchaCheck } from './check/recaptcha.ts'
import type { LeadsDatabase } from './database/database.ts'
import { leadsDatabase, openAtStart } from './database/open.ts'
import { startDelivery } from './delivery/worker.ts'
import { apiRoutes } from './http/apiRoutes.ts'
import type { Context } from './http/context.ts'
import { newsletterRoutes } from './http/newsletterRoutes.ts'
import { startDailyPurge } from './retention/daily.ts'
import { loadSecrets, type Secrets } from './secrets.ts'
import { configuredChannels, type LeadsSettings } from './settings.ts'

export interface LeadsOptions {
  settings: LeadsSettings
  /** The database; without it the plugin opens the one of the settings. Either way the plugin closes it. */
  database?: LeadsDatabase
  /** Whether this server delivers and purges; a test may switch it off. */
  background?: boolean
  now?: () => Date
}

/**
 * The forms' server: `/api/submit-prospect.php`, `/api/subscribe-newsletter.php`, `/api/challenge`, `/unsubscribe`, with
 * delivery and retention in the background. Starts also while the database cannot be opened, and answers 503 until it can.
 * @throws Error where the database belongs to a newer version or was moved to PostgreSQL
 */
export const leadsPlugin: FastifyPluginAsync<LeadsOptions> = async (app, options) => {
  const { settings, background = true, now = () => new Date() } = options
  const database = options.database ?? leadsDatabase(settings.database)
  app.addHook('onClose', () => database.close())
  await openAtStart(database, settings, app.log)

  const channels = configuredChannels(settings)
  const secrets = lazy(() => loadSecrets(settings.secrets, database))
  const worker = background ? startDelivery({ settings, database, secrets, now, log: app.log }) : null
  const purge = background ? startDailyPurge({ database, now, log: app.log }) : null
  const alerts = background ? startAlerts({ settings, database, now, log: app.log }) : null
  // Hooks run last in, first out: background work ends before the database closes.
  app.addHook('onClose', async () => {
    await alerts?.stop()
    await purge?.stop()
    await worker?.stop()
  })

  const context: Context = {
    settings,
    database,
    channels,
    now,
    secrets,
    humanCheck: lazy(async () => makeHumanCheck(app, settings, now, secrets)),
    wakeDelivery: () => worker?.wake(),
  }
  app.addHook('onSend', async (_request, reply) => void reply.header('Cache-Control', 'no-store'))
  await app.register(async scope => apiRoutes(scope, context))
  await app.register(async scope => newsletterRoutes(scope, context))
  app.get('/readyz', readiness(database, now))
}

/** How long an answer about readiness holds, ms: each one costs a commit. */
const READINESS_LIFETIME = 2000

/** Answers whether a form would be kept now: a commit succeeds. */
function readiness(database: LeadsDatabase, now: () => Date) {
  let checked = { at: Number.NEGATIVE_INFINITY, ready: Promise.resolve(false) }
  const commit = () =>
    database.write(async db => {
      const row = { name: 'ready_at', value: now().toISOString() }
      await db
        .insertInto('settings')
        .values(row)
        .onConflict(conflict => conflict.column('name').doUpdateSet({ value: row.value }))
        .execute()
    })
  return async (_request: FastifyRequest, reply: FastifyReply) => {
    if (performance.now() - checked.at > READINESS_LIFETIME) {
      checked = {
        at: performance.now(),
        ready: commit().then(
          () => true,
          () => false,
        ),
      }
    }
    const ok = await checked.ready
    return reply.code(ok ? 200 : 503).send({ ok })
  }
}

async function makeHumanCheck(
  app: FastifyInstance,
  settings: LeadsSettings,
  now: () => Date,
  secrets: () => Promise<Secrets>,
): Promise<HumanCheck> {
  if (settings.humanCheck.kind === 'recaptcha') {
    return recaptchaCheck(settings.humanCheck, reason => app.log.warn(`leads: kept unverified: ${reason}`))
  }
  return altchaCheck((await secrets()).challenge, settings.humanCheck.attempts, () => now().getTime())
}

/** Makes the value at the first call and keeps it; after a failure the next call tries again. */
function lazy<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null
  return () => {
    made ??= make().catch(error => {
      made = null
      throw error
    })
    return made
  }
}
