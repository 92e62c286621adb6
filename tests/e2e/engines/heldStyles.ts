import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A copy of the site on a port of its own, whose style sheet of what is below the top comes when it is released. */
export interface HeldStyles {
  readonly origin: string
  release(): void
  close(): void
}

/** @param site origin of the site */
export async function holdLaterStyles(site: string): Promise<HeldStyles> {
  const released = Promise.withResolvers<void>()
  const server = createServer(async ({ url = '/' }, response) => {
    if (/\/later\..*css$/.test(url)) await released.promise
    get(new URL(url, site), answer => {
      // Without what forbids it to be looked at in a frame.
      response.writeHead(answer.statusCode ?? 500, { 'content-type': answer.headers['content-type'] })
      answer.pipe(response)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: released.resolve,
    close() {
      released.resolve()
      server.close()
      server.closeAllConnections()
    },
  }
}
