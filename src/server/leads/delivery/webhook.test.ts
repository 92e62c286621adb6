import { afterEach, beforeEach, expect, it } from 'vitest'
import { behaviours, type HttpSink, startHttpSink } from '../testing/httpSink.ts'
import { postWebhook, webhookSignature } from './webhook.ts'

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const message = { id: 'lead-1', body: '{"type":"lead.created"}' }

let sink: HttpSink

beforeEach(async () => {
  sink = await startHttpSink()
})

afterEach(() => sink.close())

const post = (timeout = 150, stop = new AbortController().signal) =>
  postWebhook({ url: sink.url, secrets: [SECRET] }, message, stop, timeout)

it('posts the body signed for its id and time', async () => {
  expect(await post(10_000)).toEqual({ kind: 'delivered' })
  const [request] = sink.received
  expect(request?.body).toBe(message.body)
  expect(request?.headers['webhook-id']).toBe('lead-1')
  const seconds = Number(request?.headers['webhook-timestamp'])
  expect(Math.abs(Date.now() / 1000 - seconds)).toBeLessThan(5)
  expect(request?.headers['webhook-signature']).toBe(webhookSignature(SECRET, 'lead-1', seconds, message.body))
})

it('signs with each secret while it is changed', async () => {
  const other = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD'
  await postWebhook({ url: sink.url, secrets: [other, SECRET] }, message, new AbortController().signal)
  const headers = sink.received[0]?.headers
  const signed = (secret: string) =>
    webhookSignature(secret, 'lead-1', Number(headers?.['webhook-timestamp']), message.body)
  expect(headers?.['webhook-signature']).toBe(`${signed(other)} ${signed(SECRET)}`)
})

it('signs as the Standard Webhooks libraries do', () => {
  const body = '{"test": 2432232314}'
  expect(webhookSignature(SECRET, 'msg_p5jXN8AQM9LWM0D4loKWxJek', 1614265330, body)).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  )
})

it.each([
  ['serverError', 'status 500'],
  ['redirect', 'status 302'],
  ['hang', 'no whole answer within 0.15 s'],
  ['drip', 'no whole answer within 0.15 s'],
  ['reset', expect.stringMatching(/ECONNRESET|UND_ERR_SOCKET/)],
  ['drop', expect.stringMatching(/ECONNRESET|UND_ERR_SOCKET/)],
] as const)('counts a receiver that does %s as failed', async (behaviour, fault) => {
  sink.behave(behaviours[behaviour])
  expect(await post()).toEqual({ kind: 'failed', fault, retryAfter: null })
  expect(sink.received).toHaveLength(1)
})

it('hands on how long a busy receiver asks to wait', async () => {
  sink.behave(behaviours.busy)
  expect(await post()).toEqual({ kind: 'failed', fault: 'status 503', retryAfter: 120_000 })
})

it('counts a closed port as failed', async () => {
  await sink.close()
  expect(await post()).toMatchObject({ kind: 'failed', fault: 'ECONNREFUSED' })
  sink = await startHttpSink()
})

it('does not count an attempt that the end of the server interrupts', async () => {
  sink.behave(behaviours.hang)
  const stop = new AbortController()
  const outcome = post(10_000, stop.signal)
  await sink.until(1)
  stop.abort()
  expect(await outcome).toEqual({ kind: 'interrupted' })
})
