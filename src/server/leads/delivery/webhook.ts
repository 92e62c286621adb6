import { createHmac } from 'node:crypto'
import { errorCode } from '../database/database.ts'
import type { WebhookSettings } from '../settings.ts'
import { delivered, failed, type Outcome } from './outcome.ts'

/** Time limit of the whole exchange, from connecting to the end of the answer, ms. */
const TIMEOUT = 10_000

/** Largest answer that is read to its end, bytes. */
const ANSWER_LIMIT = 64 * 1024

export interface WebhookMessage {
  /** `webhook-id`: the same at every attempt, so that receivers recognise duplicates. */
  id: string
  body: string
}

/**
 * Posts a message, signed by Standard Webhooks. Delivered means a 2xx answer that arrived whole. Redirects are not
 * followed: a lead goes to the configured address or nowhere.
 * @param stop interrupts the attempt
 */
export async function postWebhook(
  settings: WebhookSettings,
  message: WebhookMessage,
  stop: AbortSignal,
  timeout = TIMEOUT,
): Promise<Outcome> {
  const limit = AbortSignal.timeout(timeout)
  const seconds = Math.floor(Date.now() / 1000)
  try {
    const response = await fetch(settings.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'leads-webhook',
        'webhook-id': message.id,
        'webhook-timestamp': String(seconds),
        // Standard Webhooks: several signatures while a secret is changed; the receiver needs one that it can check.
        'webhook-signature': settings.secrets
          .map(secret => webhookSignature(secret, message.id, seconds, message.body))
          .join(' '),
      },
      body: message.body,
      redirect: 'manual',
      signal: AbortSignal.any([stop, limit]),
    })
    await readToEnd(response)
    return response.ok ? delivered : failed(`status ${response.status}`, retryAfter(response))
  } catch (error) {
    if (stop.aborted) return { kind: 'interrupted' }
    if (limit.aborted) return failed(`no whole answer within ${timeout / 1000} s`)
    return failed(networkFault(error))
  }
}

/**
 * A signature of Standard Webhooks: HMAC-SHA-256 over id, time and body.
 * @param secret `whsec_` and the key in base64
 * @param seconds Unix time of the attempt
 */
export function webhookSignature(secret: string, id: string, seconds: number, body: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
}

/** A truncated answer may come from a proxy in between, and does not count. */
async function readToEnd(response: Response): Promise<void> {
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > ANSWER_LIMIT) return
  }
}

function retryAfter(response: Response): number | null {
  const value = response.headers.get('retry-after')
  return value !== null && /^\d{1,6}$/.test(value) ? Number(value) * 1000 : null
}

/** fetch wraps the socket's error. */
function networkFault(error: unknown): string {
  return errorCode(error instanceof Error && error.cause instanceof Error ? error.cause : error)
}
