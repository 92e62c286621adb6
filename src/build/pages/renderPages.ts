import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { openCache } from '../../content/cache.ts'
import { placeFile } from '../../content/files.ts'
import { htmlFile, localize } from '../../content/locales/urls.ts'
import { inputHash } from '../../content/reader.ts'
import { allPages, type Page, type Site } from '../../content/site.ts'
import type { App } from '../app/buildApp.ts'
import type { CompressedVariants } from '../compress/compressedVariants.ts'
import { hashFiles } from '../hashFiles.ts'
import { finishInWorker } from './finishInWorker.ts'
import { type FinishedPage, finishPage } from './finishPage.ts'
import type { PageSummary } from './pageSummary.ts'
import { renderUrls } from './renderUrls.ts'

export interface BuiltPage {
  url: string
  page: Page
  /** Whether the HTML came from the cache. */
  cached: boolean
  summary: PageSummary
}

interface CacheEntry extends FinishedPage {
  /** See {@link ownHash}. */
  readonly own: string
  /** What the page read elsewhere, name → hash. */
  readonly reads: Readonly<Record<string, string>>
}
/**
 * An index's key names the code that wrote it, so its entries are not validated: for 2,000 pages that took as long as
 * reading them.
 */
const indexSchema = z.record(z.string(), z.custom<CacheEntry>())

/** Pages below which starting a worker takes longer than it saves. */
const minPagesForWorker = 50

/**
 * Renders the pages whose inputs changed since they were last rendered by the same bundles, and writes all of them.
 * @param moment the time that the site shows, if not the present
 */
export async function renderPages(
  root: string,
  site: Site,
  app: App,
  variants: CompressedVariants,
  target: string,
  moment?: number,
): Promise<BuiltPage[]> {
  const cache = openCache(root, 'pages')
  // What is recorded about a page, and added to it, also depends on the code that does so.
  const code = `${app.hash}-${hashFiles(import.meta.dirname, ['.'])}`
  const indexKey = moment === undefined ? `${code}.json` : `${code}-${moment}.json`
  const readIndex = (key: string) => cache.getJson(key, indexSchema)
  // At another time most pages are the same as now.
  const index: Record<string, CacheEntry> = readIndex(indexKey) ?? readIndex(`${code}.json`) ?? {}

  const pages = new Map<string, Page>(allPages(site).map(page => [localize(page.path, page.locale), page]))
  const stale = [...pages].flatMap(([url, page]) => {
    const entry = index[url]
    const kept = entry && cache.find(`${entry.html}.html`) && variants.has(entry.html)
    return kept && isFresh(site, page, entry) ? [] : [url]
  })
  await using worker = stale.length < minPagesForWorker ? undefined : finishInWorker(root)
  await renderUrls(app, site, stale, async (url, html, reads) => {
    const keep = (page: FinishedPage) => {
      index[url] = { own: ownHash(pages.get(url)), reads, ...page }
    }
    // Compressed and read through on another core while the next page renders.
    if (worker) await worker.finish(html, keep)
    else keep(finishPage(cache, variants, html))
  })
  await worker?.done()
  cache.put(indexKey, JSON.stringify(index))

  const rendered = new Set(stale)
  return [...pages].map(([url, page]) => {
    const entry = index[url]
    const html = entry && cache.find(`${entry.html}.html`)
    if (!html) throw new Error(`${url} was not rendered: expected the bundle to answer for every address.`)
    const file = join(target, htmlFile(url))
    mkdirSync(dirname(file), { recursive: true })
    placeFile(html, file)
    variants.place(entry.html, file)
    return { url, page, cached: !rendered.has(url), summary: entry.summary }
  })
}

/** Hash of a page's sources: its file, and the English one, whose headings name the sections. */
const ownHash = (page: Page | undefined): string => `${page?.hash} ${page?.english?.hash}`

function isFresh(site: Site, page: Page, entry: CacheEntry): boolean {
  if (entry.own !== ownHash(page)) return false
  return Object.entries(entry.reads).every(([name, hash]) => inputHash(site, name) === hash)
}
