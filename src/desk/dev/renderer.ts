import type { ViteDevServer } from 'vite'
import { ModuleRunner } from 'vite/module-runner'
import { z } from 'zod'
import { hashFiles } from '../../build/hashFiles.ts'
import { openCache } from '../../content/cache.ts'

/** What is used of Vite. */
export interface ModuleServer extends Pick<ViteDevServer, 'ssrLoadModule' | 'transformIndexHtml'> {
  environments: { ssr: Pick<ViteDevServer['environments']['ssr'], 'fetchModule'> }
}

/** The modules that render pages. */
export interface Renderer {
  /** A module by its path from the project's folder, such as `/src/site/render/renderPage.tsx`. */
  load<Module>(path: string): Promise<Module>
  /** What Vite needs in the head of every page. */
  head(): Promise<string>
  /** Whether a file is the source of a kept module; of the others Vite knows. */
  isKept(file: string): boolean
  /** A source changed: from now on every module is Vite's. */
  outdate(): void
  /**
   * Keeps what this start had to make. To be called once Vite watches the sources.
   * @returns whether they are still those of the start
   */
  keep(): Promise<boolean>
}

const fetchedSchema = z.union([
  z.object({ externalize: z.string(), type: z.enum(['module', 'commonjs', 'builtin', 'network']) }),
  z.object({
    code: z.string(),
    file: z.string().nullable(),
    id: z.string(),
    url: z.string(),
    invalidate: z.literal(false),
  }),
])
type Fetched = z.infer<typeof fetchedSchema>

/** What the runner asks of Vite: which modules are Node's own; a module by its address, for an importer. */
const requestSchema = z.object({
  data: z.discriminatedUnion('name', [
    z.object({
      name: z.literal('fetchModule'),
      data: z.tuple([z.string(), z.string().optional(), z.object({ cached: z.boolean() })]),
    }),
    z.object({ name: z.literal('getBuiltins') }),
  ]),
})

const keptSchema = z.object({ head: z.string(), modules: z.record(z.string(), fetchedSchema) })

/** States of the sources of which the modules are kept, 1 MB each. */
const keptStates = 4

/**
 * Vite takes longer to load the 150 modules that render a page than the rest of a start takes. They are kept as it compiled
 * them, so that a start whose sources have not changed shows its first page without Vite.
 * @param vite starts Vite, once
 */
export function createRenderer(root: string, vite: () => Promise<ModuleServer>): Renderer {
  const cache = openCache(root, 'renderer', keptStates)
  const keyNow = () => `${hashFiles(root, ['src', 'package-lock.json'], root)}.json`
  const key = keyNow()
  const kept = cache.getJson(key, keptSchema)
  const modules = new Map<string, Fetched>(Object.entries(kept?.modules ?? {}))
  const keptCount = modules.size
  const keptFiles = new Set([...modules.values()].map(fetched => ('file' in fetched ? fetched.file : null)))
  let head = kept && Promise.resolve(kept.head)
  let isOutdated = false

  const fetchModule = async (url: string, importer?: string): Promise<Fetched> => {
    const known = modules.get(url)
    if (known) return known
    const { ssr } = (await vite()).environments
    const fetched = fetchedSchema.parse({ ...(await ssr.fetchModule(url, importer)), invalidate: false })
    // Nobody reads the map, which is longer than the code.
    if ('code' in fetched) fetched.code = fetched.code.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n')
    modules.set(url, fetched)
    return fetched
  }
  const runner = new ModuleRunner({
    hmr: false,
    sourcemapInterceptor: false,
    transport: {
      async invoke(payload) {
        const { data: request } = requestSchema.parse(payload)
        // Modules of Node itself are fetched like all others.
        if (request.name === 'getBuiltins') return { result: [] }
        const [url, importer, { cached }] = request.data
        return { result: cached ? { cache: true } : await fetchModule(url, importer) }
      },
    },
  })

  const renderer: Renderer = {
    async load<Module>(path: string) {
      try {
        if (!isOutdated) return await runner.import<Module>(path)
      } catch (error) {
        if (!kept) throw error
        // A package that was there at the last start may have moved; the next start asks Vite again.
        isOutdated = true
        cache.put(key, '{}')
      }
      return (await vite()).ssrLoadModule(path) as Promise<Module>
    },
    head: () => (head ??= vite().then(viteHead)),
    isKept: file => keptFiles.has(file),
    outdate() {
      isOutdated = true
    },
    async keep() {
      await vite()
      if (isOutdated || keyNow() !== key) return false
      if (modules.size > keptCount) {
        cache.put(key, JSON.stringify({ head: await renderer.head(), modules: Object.fromEntries(modules) }))
      }
      return true
    },
  }
  return renderer
}

/** What Vite needs in the head of every page: its client and React Refresh. */
async function viteHead(vite: ModuleServer): Promise<string> {
  const html = await vite.transformIndexHtml('/', '<html><head></head><body></body></html>')
  return /<head>([\s\S]*)<\/head>/.exec(html)?.[1] ?? ''
}
