import type { FastifyInstance, HTTPMethods } from 'fastify'
import { ANSWER } from '../../../site/forms/answers.ts'
import type { Context } from './context.ts'
import { answerError } from './errorAnswer.ts'
import { acceptJsonOnly } from './jsonBody.ts'
import { CHALLENGES_PER_POST, limitedTo, limitRate } from './rateLimit.ts'
import { Refusal } from './refusal.ts'
import { requireOwnOrigin, requireSingleHeaders } from './requestHeaders.ts'
import { shareWith } from './sharing.ts'
import { submitProspect } from './submitProspect.ts'
import { subscribeNewsletter } from './subscribeNewsletter.ts'

const OTHERS: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Routes under `/api`: every answer, also a parser's, is JSON of one shape. */
export async function apiRoutes(app: FastifyInstance, context: Context): Promise<void> {
  app.setErrorHandler(answerError)
  acceptJsonOnly(app)
  app.addHook('onRequest', shareWith(context.settings.otherOrigins))
  await limitRate(app, context.database)
  const posts = { config: limitedTo(context.settings.postsPerMinute) }
  const challenges = { config: limitedTo(context.settings.postsPerMinute * CHALLENGES_PER_POST) }
  app.addHook('onRequest', async request => {
    requireSingleHeaders(request.raw.rawHeaders)
    requireOwnOrigin(request, context.settings)
  })

  app.post('/api/submit-prospect.php', posts, (request, reply) => submitProspect(request, reply, context))
  app.post('/api/subscribe-newsletter.php', posts, (request, reply) => subscribeNewsletter(request, reply, context))
  app.get('/api/challenge', { ...challenges, exposeHeadRoute: false }, async () =>
    (await context.humanCheck()).challenge(),
  )

  refuseOthers(app, '/api/submit-prospect.php', 'POST')
  refuseOthers(app, '/api/subscribe-newsletter.php', 'POST')
  refuseOthers(app, '/api/challenge', 'GET')
  app.route({
    method: [...OTHERS],
    url: '/api/*',
    exposeHeadRoute: false,
    onRequest: async () => {
      throw new Refusal(404, ANSWER.notFound)
    },
    handler: unreached,
  })
}

/** Answers 405 before a body is read. */
function refuseOthers(app: FastifyInstance, url: string, allowed: HTTPMethods): void {
  app.route({
    method: OTHERS.filter(method => method !== allowed),
    url,
    exposeHeadRoute: false,
    onRequest: async () => {
      throw new Refusal(405, ANSWER.wrongMethod, { headers: { Allow: allowed } })
    },
    handler: unreached,
  })
}

async function unreached(): Promise<never> {
  throw new Refusal(404, ANSWER.notFound)
}
