import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { refusalBody } from './refuse.ts'

/** The status for an error of Node's HTTP parser. */
export function parserStatus(code: string | undefined): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  return 400
}

/** Answers a request that was too malformed to parse, directly on its socket. */
export function answerRaw(socket: Socket, status: number, headers: Record<string, string>): void {
  if (socket.destroyed || !socket.writable) return
  const reason = STATUS_CODES[status]
  const body = JSON.stringify(refusalBody(`${reason}: the request could not be read.`))
  const lines = Object.entries({
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`)
  socket.end(`HTTP/1.1 ${status} ${reason}\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
}
