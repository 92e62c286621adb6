import type { FastifyReply, FastifyRequest } from 'fastify'
import { ANSWER } from '../../../site/forms/answers.ts'
import { newsletterSubscription } from '../../../site/forms/schema.ts'
import type { Fingerprint } from '../intake/fingerprint.ts'
import { recordSubscription, subscriptionDigest } from '../newsletter/subscriptions.ts'
import { asksToConfirm } from '../settings.ts'
import type { Context } from './context.ts'
import { fieldFaults } from './fieldFaults.ts'
import { Refusal } from './refusal.ts'
import { idempotencyKey, noticeLocale } from './requestHeaders.ts'
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
      { channels: context.channels, confirm: asksToConfirm(context.settings) },
      context.now(),
    ),
  )
  context.wakeDelivery()
  await reply.send({ success: true })
}
