import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { htmlFile } from '../../content/locales/urls.ts'
import { contentType } from '../../server/http/contentTypes.ts'

/** On a busy machine one side could otherwise show the fallback font: screenshots wait for the site's own. */
const fontDisplay = /(font-display:\s*)\w+/g

/**
 * Serves a build for screenshots, on a free port of this machine. Scripts are not sent: a page is captured before anything
 * moves, and looks the same every time.
 */
export async function serveBuild(client: string): Promise<{ origin: string } & Disposable> {
  const server = createServer((request, response) => {
    const path = decodeURI((request.url ?? '/').split('?')[0] ?? '/')
    const name = existsSync(join(client, htmlFile(path))) ? htmlFile(path) : path
    const file = join(client, name)
    if (path.includes('..') || path.endsWith('.js') || !existsSync(file)) {
      response.writeHead(404).end()
      return
    }
    const body = readFileSync(file)
    const styled = /\.(html|css)$/.test(name)
    response
      .writeHead(200, { 'content-type': contentType(name) })
      .end(styled ? body.toString('utf8').replace(fontDisplay, '$1block') : body)
  })
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server for the screenshots has no port.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    [Symbol.dispose]() {
      server.close()
      server.closeAllConnections()
    },
  }
}
