import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { prerender } from 'vike/api'
import { inputHash } from '../../src/content/reader.ts'
import { allPages, type Page, type Site, sha } from '../../src/content/site.ts'
import { htmlFile, localize } from '../../src/i18n/urls.ts'
import { onlyVariable } from '../../src/render/prerenderUrls.ts'
import { type PageReads, readsVariable } from '../../src/render/reads.ts'
import type { App } from './app.ts'

export interface BuiltPage {
  url: string
  /** Relative to the client folder. */
  file: string
  html: string
  /** Whether the HTML came from the cache. */
  cached: boolean
  page: Page
}

interface CacheEntry {
  /** Hash of the page's own file. */
  own: string
  /** What the page read elsewhere, name → hash. */
  reads: Record<string, string>
  /** Name of the HTML below the cache folder: hash of its text. */
  html: string
}

/** Renders the pages whose inputs changed since they were last rendered by the same bundles, and writes all of them. */
export async function renderPages(root: string, site: Site, app: App, target: string): Promise<BuiltPage[]> {
  const folder = join(root, '.cache', 'pages')
  const indexFile = join(folder, `${app.hash}.json`)
  const index: Record<string, CacheEntry> = existsSync(indexFile) ? JSON.parse(readFileSync(indexFile, 'utf8')) : {}
  mkdirSync(folder, { recursive: true })

  const pages = allPages(site).map(page => ({ page, url: localize(page.path, page.locale) }))
  const fresh = new Set<string>()
  for (const { page, url } of pages) {
    const entry = index[url]
    if (entry && isFresh(site, page, entry) && existsSync(join(folder, entry.html))) fresh.add(url)
  }
  const stale = pages.filter(({ url }) => !fresh.has(url)).map(({ url }) => url)
  const { html: rendered, reads } = await render(root, app, stale)

  for (const { page, url } of pages) {
    const html = rendered.get(url)
    if (html === undefined) continue
    const name = `${sha(html)}.html`
    writeFileSync(join(folder, name), html)
    index[url] = { own: page.hash, reads: reads.get(url) ?? {}, html: name }
  }
  writeFileSync(indexFile, JSON.stringify(index))

  return pages.map(({ page, url }) => {
    const file = htmlFile(url)
    const html = rendered.get(url) ?? readFileSync(join(folder, index[url]?.html ?? ''), 'utf8')
    mkdirSync(dirname(join(target, file)), { recursive: true })
    writeFileSync(join(target, file), html)
    return { url, file, html, cached: fresh.has(url), page }
  })
}

function isFresh(site: Site, page: Page, entry: CacheEntry): boolean {
  if (entry.own !== page.hash) return false
  return Object.entries(entry.reads).every(([name, hash]) => inputHash(site, name) === hash)
}

/** Has Vike prerender the given addresses; nothing is written but two notes that are gone at the end. */
async function render(root: string, app: App, urls: string[]) {
  const html = new Map<string, string>()
  const reads = new Map<string, Record<string, string>>()
  if (urls.length === 0) return { html, reads }
  const notes = join(root, '.cache', `render-${process.pid}`)
  mkdirSync(notes, { recursive: true })
  const only = join(notes, 'urls.json')
  const readsFile = join(notes, 'reads.jsonl')
  writeFileSync(only, JSON.stringify(urls))
  writeFileSync(readsFile, '')
  process.env[onlyVariable] = only
  process.env[readsVariable] = readsFile
  process.env.SITE_ROOT = root
  try {
    await import(pathToFileURL(join(app.folder, 'server', 'entry.mjs')).href)
    await prerender({
      viteConfig: { root, logLevel: 'warn', build: { outDir: relative(root, app.folder) } },
      onPagePrerender(pageContext: { urlOriginal: string; _prerenderResult: { fileContent: string } }) {
        html.set(pageContext.urlOriginal, pageContext._prerenderResult.fileContent)
      },
    })
    for (const line of readFileSync(readsFile, 'utf8').split('\n').filter(Boolean)) {
      const entry = JSON.parse(line) as PageReads
      reads.set(entry.url, entry.reads)
    }
  } finally {
    rmSync(notes, { recursive: true, force: true })
  }
  return { html, reads }
}
