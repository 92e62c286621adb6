import { connect, type Socket } from 'node:net'
import nodemailer from 'nodemailer'
import type SMTPTransport from 'nodemailer/lib/smtp-transport/index.js'
import { errorCode } from '../database/database.ts'
import { isLoopback } from '../env.ts'
import type { MailSettings } from '../settings.ts'
import { delivered, failed, type Outcome } from './outcome.ts'

/** Time limit of the whole exchange, ms; a server that answers byte by byte would never reach one of its parts. */
const TIMEOUT = 20_000

export interface MailMessage {
  /** Lead id; makes the Message-ID, so that duplicates are recognisable. */
  id: string
  /** The mailboxes for leads when null. */
  to: readonly string[] | null
  replyTo: { name: string; address: string } | null
  subject: string
  text: string
}

/**
 * Sends a mail, to all its addresses at once. Delivered means that the server accepted the message for at least
 * one of them: a retry for the others would send it to that one again.
 * @param stop interrupts the attempt
 */
export async function sendMail(
  settings: MailSettings,
  message: MailMessage,
  stop: AbortSignal,
  timeout = TIMEOUT,
): Promise<Outcome> {
  const limit = AbortSignal.timeout(timeout)
  const signal = AbortSignal.any([stop, limit])
  let socket: Socket | null = null
  const options: SMTPTransport.Options = {
    url: settings.url,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    // Leads are personal data: they are sent encrypted, except within this machine.
    requireTLS: !isLoopback(new URL(settings.url).hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
    // A socket of our own, so that it can be closed whatever the server is doing.
    getSocket: (_options, done) => {
      const opened = openSocket(settings.url)
      socket = opened
      opened.once('error', error => done(error, false))
      opened.once('connect', () => done(null, { connection: opened }))
    },
  }
  const transport = nodemailer.createTransport(options)
  const interrupted = Promise.withResolvers<never>()
  const interrupt = () => {
    socket?.destroy()
    interrupted.reject(new Error('interrupted'))
  }
  signal.addEventListener('abort', interrupt, { once: true })
  try {
    await Promise.race([
      transport.sendMail({
        from: { name: 'Website', address: settings.from },
        to: (message.to ?? settings.to).map(address => ({ name: '', address })),
        ...(message.replyTo ? { replyTo: message.replyTo } : {}),
        messageId: `<${message.id}@${settings.from.split('@')[1]}>`,
        subject: message.subject,
        text: message.text,
      }),
      interrupted.promise,
    ])
    return delivered
  } catch (error) {
    if (stop.aborted) return { kind: 'interrupted' }
    if (limit.aborted) return failed(`not sent within ${timeout / 1000} s`)
    return failed(smtpFault(error))
  } finally {
    signal.removeEventListener('abort', interrupt)
    transport.close()
  }
}

function openSocket(address: string): Socket {
  const url = new URL(address)
  const port = url.port !== '' ? Number(url.port) : url.protocol === 'smtps:' ? 465 : 587
  return connect({ host: url.hostname.replace(/^\[|\]$/g, ''), port })
}

/** Reply codes only: a server's text can quote addresses. */
function smtpFault(error: unknown): string {
  if (error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number') {
    return `SMTP ${error.responseCode}`
  }
  return errorCode(error)
}
