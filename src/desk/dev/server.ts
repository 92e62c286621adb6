import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ViteDevServer } from 'vite'
import { checkedEvent, isOfDesk, unsavedEvent } from '../names.ts'
import { createDeskCode } from '../server/code/deskCode.ts'
import type { Desk } from '../server/desk.ts'
import { acceptPair } from './acceptPair.ts'
import { loadBuildReact } from './buildReact.ts'
import { createChecks } from './checks.ts'
import { devDocument } from './document.ts'
import { formPaths, forms } from './forms.ts'
import { liveContent } from './liveContent.ts'
import { createPages, pageModule } from './pages.ts'
import { createRenderer } from './renderer.ts'
import { sideFile } from './sideFiles.ts'
import { acceptPath, changedEvent, statePath } from './state.ts'
import { watchContent } from './watchContent.ts'

export interface DevServer {
  /** Such as `http://localhost:3000`. */
  url: string
  close(): Promise<void>
}

/** Time from the first page to Vite's start where no browser asks for it sooner, ms: it keeps the thread busy for a second. */
const viteDelay = 1000

/**
 * Pages, islands and form endpoints in one process. It listens at once; requests wait for what they need. No fault of the
 * content ends it.
 * @throws when the port is taken or the code of the site's own build plugins cannot be loaded
 */
export async function startDev(root: string, options: { port: number; host: string }): Promise<DevServer> {
  const server = createServer()
  await loadBuildReact()
  const live = liveContent(root)
  const formServer = forms(() => url)

  /** The first page requested. */
  let first: string | undefined

  let vite: Promise<ViteDevServer> | undefined
  const startVite = () => {
    vite ??= import('./vite.ts').then(({ createVite }) =>
      createVite(root, server, { isRendering: renderer.isKept, onSource: sourcesChanged, isDesk: code.outdate }),
    )
    return vite
  }
  /** Tells every open page; none is open before Vite, which connects them. */
  const tell = async (event: string) => (await vite)?.environments.client.hot.send(event, {})

  const renderer = createRenderer(root, startVite)
  const pages = createPages(root, live, renderer)
  const code = createDeskCode(root)
  const checks = createChecks(live, () => tell(changedEvent))
  const findingsOnDisk = () => {
    // Whoever watches the files may not have seen the last change yet.
    live.refresh(new Set())
    return checks.findingsNow()
  }

  let desk: Promise<Desk> | undefined
  const startDesk = () => {
    desk ??= import('../server/desk.ts').then(
      ({ createDesk }) =>
        createDesk(
          root,
          live,
          pages,
          renderer,
          code,
          () => tell(checkedEvent),
          () => tell(unsavedEvent),
          findingsOnDisk,
        ),
      (error: unknown) => {
        desk = undefined
        throw error
      },
    )
    return desk
  }

  const changed = () => {
    pages.outdate()
    void desk?.then(started => started.outdate())
    tell(changedEvent)
  }
  const sourcesChanged = () => {
    renderer.outdate()
    changed()
  }

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
    const ofDesk = isOfDesk(address) ? await (await startDesk()).answer(request, address) : undefined
    if (ofDesk) return send(response, ofDesk.status, ofDesk.type, ofDesk.body, ofDesk.headers)
    if (address.pathname === statePath) {
      const { devState } = await import('./devState.ts')
      const state = await devState(live, pages, checks, address.searchParams.get('url') ?? '/')
      return send(response, 200, 'application/json', JSON.stringify(state))
    }
    const file = await sideFile(root, live, address.pathname)
    if (file) return send(response, 200, file.type, file.body)
    if (!isPage) {
      const { middlewares } = await startVite()
      return middlewares(request, response, () => send(response, 404, 'text/plain', 'Not found'))
    }
    const resolution = pages.resolve(address.pathname)
    if (resolution.kind === 'bad') return send(response, 400, 'text/plain', resolution.reason)
    if (resolution.kind === 'redirect') {
      response.writeHead(302, { location: resolution.to + address.search })
      return void response.end()
    }
    const rendered = await pages.render(address.pathname)
    send(
      response,
      resolution.kind === 'file' ? resolution.status : 404,
      'text/html',
      devDocument(rendered, await renderer.head()),
    )
  }

  const unwatch = watchContent(root, files => {
    live.refresh(files)
    checks.outdate(files)
    changed()
  })
  // The first page takes longest, so it is rendered before anyone asks for it.
  const firstPage = renderer
    .load(pageModule)
    // A fault in the code is said where a page is rendered.
    .catch(() => undefined)
    .then(() => pages.render(first ?? '/'))
  const finishStart = async () => {
    await startVite()
    if (!(await renderer.keep())) sourcesChanged()
  }
  const finishing = firstPage.then(async () => {
    checks.outdate()
    // A fault in its code is said where it is asked for.
    startDesk().catch(() => undefined)
    code.url().catch(() => undefined)
    if (!vite) return setTimeout(finishStart, viteDelay)
    await finishStart()
  })

  return {
    url,
    async close() {
      unwatch()
      clearTimeout(await finishing)
      server.closeAllConnections()
      await Promise.all([
        checks.close(),
        desk?.then(started => started.close()),
        vite?.then(running => running.close()),
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
    'cache-control': 'no-store',
    ...headers,
    'content-type': `${type}${type.startsWith('image') ? '' : '; charset=utf-8'}`,
  })
  response.end(body)
}
