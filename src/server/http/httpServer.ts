import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Connections } from './connections.ts'
import { refusalBody } from './refuse.ts'

/** Default time for a client to send its request, and the life of an idle connection, ms. */
const usualRequestTimeout = 15_000
const keepAliveTimeout = 65_000

/** Time without a byte in either direction after which a connection with half a request or answer is cut, ms. */
const stallTimeout = 20_000

/** How often requests that are not sent in time are looked for, ms. */
const connectionsCheckingInterval = 2000

/**
 * Node's HTTP server with limits on what clients may hold. What Node would refuse without a message or our headers
 * (no Host, an unknown expectation) is refused here.
 * @param headers the headers of every refusal
 * @param requestTimeout time a client has to send its request, ms
 */
export function httpServer(
  handler: (request: IncomingMessage, response: ServerResponse) => void,
  connections: Connections,
  headers: Readonly<Record<string, string>>,
  requestTimeout = usualRequestTimeout,
): Server {
  const server = createServer({ requireHostHeader: false, connectionsCheckingInterval }, (request, response) => {
    if (!connections.admit(request, response)) return
    const fault = requestFault(request)
    if (fault) refuseRequest(response, 400, fault, headers)
    else handler(request, response)
  })
  server.requestTimeout = requestTimeout
  server.keepAliveTimeout = keepAliveTimeout
  server.setTimeout(stallTimeout)
  server.on('connection', socket => connections.add(socket))
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    if (!connections.admit(request, response)) return
    refuseRequest(response, 417, 'This server knows no expectation but 100-continue.', headers)
  })
  return server
}

/** What is wrong with the protocol or the Host of a request, or null. */
function requestFault({ httpVersion, rawHeaders }: IncomingMessage): string | null {
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return 'This server speaks HTTP/1.1.'
  const hosts = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 && name.toLowerCase() === 'host' ? [rawHeaders[index + 1] ?? ''] : [],
  )
  if (hosts.length > 1) return 'The request has more than one Host header.'
  if (hosts.length === 0 ? httpVersion === '1.1' : hosts[0]?.trim() === '') return 'The request has no Host header.'
  return null
}

function refuseRequest(
  response: ServerResponse,
  status: number,
  error: string,
  headers: Readonly<Record<string, string>>,
): void {
  const body = JSON.stringify(refusalBody(error))
  response
    .writeHead(status, {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    })
    .end(body)
}
