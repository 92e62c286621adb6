import { createHmac } from 'node:crypto'

/**
 * `webhook-signature` of Standard Webhooks: HMAC-SHA-256 over id, time and body.
 * @param secret `whsec_` and the key in base64
 * @param seconds Unix time of the attempt
 */
export function webhookSignature(secret: string, id: string, seconds: number, body: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
}
