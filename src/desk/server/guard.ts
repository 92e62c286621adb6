import type { IncomingMessage } from 'node:http'

/** Host names of this machine to itself. Any other name may have been pointed here by someone else. */
const ownNames = ['localhost', '127.0.0.1', '[::1]']

const loopback = /^(?:::ffff:)?127\.|^::1$/

/** The parts of a request that decide whether the desk answers it. */
export type Asking = Pick<IncomingMessage, 'method' | 'headers'> & {
  socket: { remoteAddress?: string | undefined; localPort?: number | undefined }
}

/**
 * Why a request is none of the desk's own; undefined for one that is. Only browsers on this machine, on a page of this very
 * server, are answered: the desk reads unpublished text and writes files.
 * @param navigation whether the desk's document itself is asked for, which a link on any page may lead to
 */
export function refusal({ method, headers, socket }: Asking, navigation = false): string | undefined {
  if (!loopback.test(socket.remoteAddress ?? '')) return 'The writing desk answers on this machine only.'
  const hosts = ownNames.map(name => `${name}:${socket.localPort}`)
  if (!hosts.includes(headers.host ?? '')) return `Expected one of the hosts ${hosts.join(', ')}.`
  if (navigation) return headers['sec-fetch-dest'] === 'iframe' ? 'The desk is shown in no frame.' : undefined
  const { origin, 'sec-fetch-site': site } = headers
  if (origin !== undefined && origin !== `http://${headers.host}`) return 'Only pages of this site may ask for this.'
  if (site !== undefined && site !== 'same-origin') return 'Only pages of this site may ask for this.'
  const reads = method === 'GET' || method === 'HEAD'
  // A browser always names the page from which it writes; without that nothing is known of who asks.
  if (!reads && origin === undefined) return 'Only pages of this site may ask for this.'
  if (!reads && !/^application\/json\b/.test(headers['content-type'] ?? '')) return 'Expected JSON.'
  return undefined
}
