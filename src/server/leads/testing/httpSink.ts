import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'

/** A request that arrived whole. */
interface Received {
  url: string
  headers: IncomingHttpHeaders
  body: string
}

/** How the sink treats a request. */
export type Behaviour = (response: ServerResponse, count: number) => void

/** Ways in which receivers behave; all but the first are failures. */
export const behaviours = {
  accept: (response: ServerResponse) => void response.writeHead(204).end(),
  serverError: (response: ServerResponse) => void response.writeHead(500).end('no'),
  busy: (response: ServerResponse) => void response.writeHead(503, { 'retry-after': '120' }).end(),
  redirect: (response: ServerResponse) => void response.writeHead(302, { location: '/elsewhere' }).end(),
  hang: () => {},
  /** One byte now and then, never the whole. */
  drip: (response: ServerResponse) => {
    response.writeHead(200, { 'content-length': '1000' })
    const timer = setInterval(() => response.write('.'), 20)
    response.once('close', () => clearInterval(timer))
  },
  reset: (response: ServerResponse) => void response.socket?.resetAndDestroy(),
  /** Says 200 and breaks off in the middle of the answer. */
  drop: (response: ServerResponse) => {
    response.writeHead(200, { 'content-length': '1000' })
    response.write('part of it', () => response.socket?.destroy())
  },
} satisfies Record<string, Behaviour>

/** A local HTTP server that stands for a CRM. */
export interface HttpSink {
  url: string
  received: Received[]
  behave(behaviour: Behaviour): void
  /** Resolves when this many requests have arrived. */
  until(count: number): Promise<void>
  close(): Promise<void>
}

/** Starts a sink on a free port. */
export async function startHttpSink(): Promise<HttpSink> {
  const received: Received[] = []
  let behaviour: Behaviour = behaviours.accept
  let waiting: { count: number; done: () => void }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', chunk => {
      body += chunk
    })
    request.on('end', () => {
      received.push({ url: request.url ?? '', headers: request.headers, body })
      behaviour(response, received.length)
      for (const wait of waiting) if (received.length >= wait.count) wait.done()
      waiting = waiting.filter(wait => received.length < wait.count)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The sink has no port.')
  return {
    url: `http://127.0.0.1:${address.port}/hooks`,
    received,
    behave: next => {
      behaviour = next
    },
    until: count =>
      new Promise(resolve => {
        if (received.length >= count) resolve()
        else waiting.push({ count, done: resolve })
      }),
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
