import { createServer, type Server, type Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail as it arrived: envelope and source. */
interface ReceivedMail {
  from: string
  to: string[]
  source: string
}

/** A local mail server. */
export interface MailSink {
  url: string
  received: ReceivedMail[]
  /** SMTP code it answers a message with, or null to take it. */
  refuse(code: number | null): void
  close(): Promise<void>
}

/**
 * Starts a real SMTP server on a free port.
 * @param address loopback address it listens on; `127.0.0.2` is one that does not count as this machine
 * @param tls whether it offers STARTTLS, with an untrusted certificate
 */
export async function startMailSink(address = '127.0.0.1', tls = false): Promise<MailSink> {
  const received: ReceivedMail[] = []
  let refusal: number | null = null
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: tls ? [] : ['STARTTLS'],
    onData(stream, session, done) {
      let source = ''
      stream.setEncoding('utf8')
      stream.on('data', (chunk: string) => {
        source += chunk
      })
      stream.on('end', () => {
        if (refusal !== null) {
          done(Object.assign(new Error('refused, noa@example.com'), { responseCode: refusal }))
          return
        }
        const sender = session.envelope.mailFrom
        received.push({
          from: sender ? sender.address : '',
          to: session.envelope.rcptTo.map(recipient => recipient.address),
          source,
        })
        done()
      })
    },
  })
  // A client that breaks off is what some tests are about.
  server.on('error', () => undefined)
  await new Promise<void>(resolve => server.listen(0, address, () => resolve()))
  return {
    url: `smtp://${address}:${portOf(server.server)}`,
    received,
    refuse: code => {
      refusal = code
    },
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}

/** A server that breaks SMTP: `talk` does what it wants with the socket. */
export async function startRudeServer(
  talk: (socket: Socket) => void,
): Promise<{ url: string; close(): Promise<void> }> {
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('close', () => sockets.delete(socket))
    talk(socket)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${portOf(server)}`,
    close: () =>
      new Promise(resolve => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}
