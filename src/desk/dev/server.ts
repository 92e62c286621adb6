import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createDesk } from '../server/desk.ts'
import { acceptPair } from './acceptPair.ts'
import { createChecks } from './checks.ts'
import { devState } from './devState.ts'
import { devDocument } from './document.ts'
import { formPaths, forms } from './forms.ts'
import { liveContent } from './liveContent.ts'
import { createPages } from './pages.ts'
import { sideFile } from './sideFiles.ts'
import { acceptPath, changedEvent, statePath } from './state.ts'
import { createVite, viteHead } from './vite.ts'
import { watchContent } from './watchContent.ts'

export interface DevServer {
  /** Such as `http://localhost:3000`. */
  url: string
  close(): Promise<void>
}

/**
 * Pages, islands and form endpoints in one process. It listens at once; requests wait for what they need. No fault of the
 * content ends it.
 * @throws when the port is taken or the code of the site's own build plugins cannot be loaded
 */
export async function startDev(root: string, options: { port: number; host: string }): Promise<DevServer> {
  const server = createServer()
  const live = liveContent(root)
  const formServer = forms(() => url)

  /** The first page requested. */
  let first: string | undefined

  const changed = () => {
    app.then(({ pages, desk, vite }) => {
      pages.outdate()
      desk.outdate()
      vite.environments.client.hot.send(changedEvent, {})
    })
  }
  const app = (async () => {
    const vite = await createVite(root, server, changed)
    const [pages, head] = [createPages(root, live, vite), await viteHead(vite)]
    return { vite, pages, head, desk: createDesk(root, live, pages, vite, head) }
  })()
  const checks = createChecks(live, () => app.then(({ vite }) => vite.environments.client.hot.send(changedEvent, {})))

  server.on('request', (request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error)
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
      response.end('The dev server could not answer; see its terminal for the reason.')
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, options.host, resolve)
  })
  const url = `http://${options.host}:${(server.address() as AddressInfo).port}`

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = new URL(request.url ?? '/', url)
    if (formPaths.test(request.url ?? '')) return formServer.answer(request, response)
    if (address.pathname === acceptPath) {
      const { status, message } = await acceptPair(root, request, address.searchParams)
      return send(response, status, 'text/plain', message)
    }
    const isPage = request.headers['sec-fetch-dest'] === 'document' || wantsPage(address.pathname, request)
    if (isPage) first ??= address.pathname
    const { vite, pages, head, desk } = await app
    const ofDesk = await desk.answer(request, address)
    if (ofDesk) return send(response, ofDesk.status, ofDesk.type, ofDesk.body, ofDesk.headers)
    if (address.pathname === statePath) {
      const state = await devState(live, pages, checks, address.searchParams.get('url') ?? '/')
      return send(response, 200, 'application/json', JSON.stringify(state))
    }
    const file = await sideFile(root, live, address.pathname)
    if (file) return send(response, 200, file.type, file.body)
    if (!isPage) return void vite.middlewares(request, response, () => send(response, 404, 'text/plain', 'Not found'))
    const resolution = pages.resolve(address.pathname)
    if (resolution.kind === 'bad') return send(response, 400, 'text/plain', resolution.reason)
    if (resolution.kind === 'redirect') {
      response.writeHead(302, { location: resolution.to + address.search })
      return void response.end()
    }
    const rendered = await pages.render(address.pathname)
    send(response, resolution.kind === 'file' ? resolution.status : 404, 'text/html', devDocument(rendered, head))
  }

  const unwatch = watchContent(root, files => {
    live.refresh(files)
    checks.outdate(files)
    changed()
  })
  // The first page takes longest, so it is rendered before anyone asks for it; everything else waits for it.
  app.then(({ pages }) => pages.render(first ?? '/')).then(() => checks.outdate())

  return {
    url,
    async close() {
      unwatch()
      const { vite, desk } = await app
      server.closeAllConnections()
      await Promise.all([
        checks.close(),
        desk.close(),
        vite.close(),
        formServer.close(),
        new Promise(done => server.close(done)),
      ])
    },
  }
}

/** An address of a page has no dot and none of the prefixes of Vite's own. */
function wantsPage(path: string, request: IncomingMessage): boolean {
  return (
    (request.method === 'GET' || request.method === 'HEAD') && !/^\/(?:@|__|src\/|node_modules\/|\.)|\.\w+$/.test(path)
  )
}

function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, {
    ...headers,
    'content-type': `${type}${type.startsWith('image') ? '' : '; charset=utf-8'}`,
    'cache-control': 'no-store',
  })
  response.end(body)
}
