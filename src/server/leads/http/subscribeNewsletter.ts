import type { FastifyReply, FastifyRequest } from 'fastify'
import { ANSWER } from '../../../site/forms/answers.ts'
import { NOTICE_LANGUAGE_HEADER } from '../../../site/forms/fields.ts'
import { newsletterSubscription } from '../../../site/forms/schema.ts'
import type { Fingerprint } from '../intake/usedKeys.ts'
import { recordSubscription, subscriptionDigest } from '../newsletter/recordSubscription.ts'
import type { Context } from './context.ts'
import { fieldFaults } from './fieldFaults.ts'
import { Refusal } from './refusal.ts'
import { idempotencyKey } from './requestKey.ts'
import { acknowledge, refuseFilledHoneypot } from './submitProspect.ts'

/** `POST /api/subscribe-newsletter.php` (specification §7). */
export async function subscribeNewsletter(
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
): Promise<void> {
  const key = idempotencyKey(request)
  const parsed = newsletterSubscription.safeParse(request.body)
  if (!parsed.success) throw new Refusal(400, ANSWER.invalid, { details: fieldFaults(parsed.error) })
  refuseFilledHoneypot(parsed.data.website)
  const fingerprint: Fingerprint = {
    key: key === null ? null : `subscription:${key}`,
    challenge: null,
    payload: subscriptionDigest(parsed.data),
  }
  acknowledge(
    await recordSubscription(
      context.database,
      parsed.data,
      fingerprint,
      noticeLocale(request),
      context.channels,
      context.now(),
    ),
  )
  context.stored()
  await reply.send({ success: true })
}

/**
 * Language of the notice that was agreed to. The payload does not carry it: the form says it in a header, else
 * the page's address (Referer) tells; otherwise it is unknown.
 */
function noticeLocale(request: FastifyRequest): 'en' | 'he' | null {
  const stated = request.headers[NOTICE_LANGUAGE_HEADER.toLowerCase()]
  if (stated === 'en' || stated === 'he') return stated
  const page = request.headers.referer
  if (page === undefined || !URL.canParse(page)) return null
  return /^\/he(?:\/|$)/.test(new URL(page).pathname) ? 'he' : 'en'
}
