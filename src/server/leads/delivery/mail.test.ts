import { afterEach, beforeEach, expect, it } from 'vitest'
import { type MailSink, startMailSink, startRudeServer } from '../testing/smtpSink.ts'
import { type MailMessage, sendMail } from './mail.ts'

const message: MailMessage = {
  id: 'lead-1',
  to: null,
  replyTo: { name: 'נועה, לוי <x@example.org>', address: 'noa@example.com' },
  subject: 'Message from נועה',
  text: 'Name: נועה\n\nPlease call.\n.\n',
}

let sink: MailSink

beforeEach(async () => {
  sink = await startMailSink()
})

afterEach(() => sink.close())

const send = (url = sink.url, timeout = 1000, stop = new AbortController().signal) =>
  sendMail({ url, to: ['sales@example.com'], from: 'site@example.com' }, message, stop, timeout)

it('sends to the configured address only, with the visitor in Reply-To', async () => {
  expect(await send()).toEqual({ kind: 'delivered' })
  const [mail] = sink.received
  expect(mail).toMatchObject({ from: 'site@example.com', to: ['sales@example.com'] })
  expect(mail?.source).toMatch(/^Message-ID: <lead-1@example\.com>$/im)
  // The name is one quoted or encoded word: the address inside it is not a second recipient.
  expect(mail?.source.match(/^Reply-To: ([\s\S]*?)\r?\n(?=\S)/im)?.[1]).toMatch(
    /^=\?UTF-8\?[\s\S]* <noa@example\.com>$/,
  )
})

it('sends to several addresses at once', async () => {
  const to = ['sales@example.com', 'noa@example.com']
  const settings = { url: sink.url, to, from: 'site@example.com' }
  expect(await sendMail(settings, message, new AbortController().signal)).toEqual({ kind: 'delivered' })
  expect(sink.received).toMatchObject([{ to }])
})

it.each([550, 451])('reports an SMTP %i by its code, without the server’s text', async code => {
  sink.refuse(code)
  expect(await send()).toEqual({ kind: 'failed', fault: `SMTP ${code}`, retryAfter: null })
})

it.each([
  ['says nothing', () => {}],
  [
    'drips its greeting',
    socket => {
      const timer = setInterval(() => socket.write('2'), 20)
      socket.once('close', () => clearInterval(timer))
    },
  ],
] satisfies [string, Parameters<typeof startRudeServer>[0]][])('gives up on a server that %s', async (_what, talk) => {
  const rude = await startRudeServer(talk)
  expect(await send(rude.url, 200)).toMatchObject({ kind: 'failed' })
  await rude.close()
})

it.each([
  ['resets the connection', socket => void socket.resetAndDestroy()],
  ['hangs up after its greeting', socket => void socket.end('220 hello\r\n')],
  ['refuses with its greeting', socket => void socket.end('554 no\r\n')],
] satisfies [string, Parameters<typeof startRudeServer>[0]][])('fails at a server that %s', async (_what, talk) => {
  const rude = await startRudeServer(talk)
  expect(await send(rude.url)).toMatchObject({ kind: 'failed' })
  await rude.close()
})

it('does not count an attempt that the end of the server interrupts', async () => {
  const connected = Promise.withResolvers<void>()
  const rude = await startRudeServer(() => connected.resolve())
  const stop = new AbortController()
  const outcome = send(rude.url, 10_000, stop.signal)
  await connected.promise
  stop.abort()
  expect(await outcome).toEqual({ kind: 'interrupted' })
  await rude.close()
})

it.each([
  ['offers no encryption', false],
  ['has an untrusted certificate', true],
])('sends nothing to a server elsewhere that %s', async (_what, tls) => {
  const elsewhere = await startMailSink('127.0.0.2', tls)
  expect(await send(elsewhere.url)).toMatchObject({ kind: 'failed' })
  expect(elsewhere.received).toEqual([])
  await elsewhere.close()
})

it('sends encrypted to a server elsewhere', async () => {
  const elsewhere = await startMailSink('127.0.0.2', true)
  expect(await send(`${elsewhere.url}/?tls.rejectUnauthorized=false`)).toEqual({ kind: 'delivered' })
  await elsewhere.close()
})
