import type { FastifyInstance } from 'fastify'
import { ANSWER } from '../../../site/forms/answers.ts'
import { BODY_LIMIT } from '../../../site/forms/fields.ts'
import { Refusal } from './refusal.ts'

const EXACT_TYPE = /^application\/json(?:\s*;\s*charset=(?:"utf-8"|utf-8))?$/i

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Bodies of the endpoints: JSON in UTF-8, not compressed, at most `BODY_LIMIT`. Anything else is refused; nothing is
 * coerced.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume()
    done(new Refusal(415, ANSWER.wrongType))
  })
  app.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (request, body, done) => {
    const encoding = request.headers['content-encoding']
    if (
      !EXACT_TYPE.test(request.headers['content-type'] ?? '') ||
      (encoding !== undefined && encoding !== 'identity')
    ) {
      done(new Refusal(415, ANSWER.wrongType))
      return
    }
    try {
      done(null, JSON.parse(utf8.decode(typeof body === 'string' ? Buffer.from(body) : body)))
    } catch {
      done(new Refusal(400, ANSWER.notJson))
    }
  })
}
