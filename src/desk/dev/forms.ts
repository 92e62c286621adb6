import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Addresses that the form server answers. */
export const formPaths = /^\/(?:api\/|(?:unsubscribe|confirm-subscription)(?:$|[/?])|(?:healthz|readyz)(?:$|\?))/

/**
 * The real server's application with its endpoints and no pages, started by the first request that wants it. The database
 * and all settings are those of `npm start`.
 */
export function forms(origin: () => string) {
  let app: Promise<FastifyInstance> | undefined

  const start = async (): Promise<FastifyInstance> => {
    const [{ createApp }, { readEnv }, { leadsPlugin }, { leadsSettings }] = await Promise.all([
      import('../../server/app.ts'),
      import('../../server/env.ts'),
      import('../../server/leads/plugin.ts'),
      import('../../server/leads/settings.ts'),
    ])
    const env = readEnv({ LOG_LEVEL: 'warn', ...process.env })
    const settings = leadsSettings(env)
    const site = {
      notes: {
        origin: origin(),
        preview: true,
        measured: false,
        csp: { scripts: [], styles: [] },
        redirects: [],
        gone: [],
      },
      files: new Map(),
    }
    const made = await createApp({
      site,
      env,
      leads: async scope => {
        await scope.register(leadsPlugin, { settings: { ...settings, origin: settings.origin ?? origin() } })
      },
    })
    await made.ready()
    return made
  }

  return {
    /** @throws when the environment is not right or the database cannot be opened; the next request tries again */
    async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
      app ??= start()
      try {
        ;(await app).routing(request, response)
      } catch (error) {
        app = undefined
        throw error
      }
    },
    async close(): Promise<void> {
      await (await app)?.close()
    },
  }
}
