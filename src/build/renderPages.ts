import { existsSync, linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { htmlFile, localize } from '../content/locales/urls.ts'
import { inputHash } from '../content/reader.ts'
import { allPages, type Page, type Site } from '../content/site.ts'
import type { App } from './app.ts'
import { finishAside } from './finishAside.ts'
import { type FinishedPage, finishPage } from './finishPage.ts'
import { type PageSummary, summaryVersion } from './pageSummary.ts'
import { prerenderUrls } from './prerenderUrls.ts'
import type { Twins } from './twins.ts'

export interface BuiltPage {
  url: string
  page: Page
  /** Whether the HTML came from the cache. */
  cached: boolean
  summary: PageSummary
}

interface CacheEntry extends FinishedPage {
  /** Hash of the page's own file. */
  own: string
  /** What the page read elsewhere, name → hash. */
  reads: Record<string, string>
}

/** Pages below which starting a thread takes longer than it saves. */
const worthThread = 50

/** Renders the pages whose inputs changed since they were last rendered by the same bundles, and writes all of them. */
export async function renderPages(
  root: string,
  site: Site,
  app: App,
  twins: Twins,
  target: string,
): Promise<BuiltPage[]> {
  const folder = join(root, '.cache', 'pages')
  mkdirSync(folder, { recursive: true })
  const indexFile = join(folder, `${app.hash}-${summaryVersion}.json`)
  const index: Record<string, CacheEntry> = existsSync(indexFile) ? JSON.parse(readFileSync(indexFile, 'utf8')) : {}

  const pages = new Map<string, Page>(allPages(site).map(page => [localize(page.path, page.locale), page]))
  const stale = [...pages].flatMap(([url, page]) => {
    const entry = index[url]
    const kept = entry && existsSync(join(folder, `${entry.html}.html`)) && twins.has(entry.html)
    return kept && isFresh(site, page, entry) ? [] : [url]
  })
  await using aside = stale.length < worthThread ? undefined : finishAside(root, folder)
  await prerenderUrls(root, app, stale, async (url, html, reads) => {
    const keep = (page: FinishedPage) => {
      index[url] = { own: pages.get(url)?.hash ?? '', reads, ...page }
    }
    // Compressed and read through on another core while the next page renders.
    if (aside) await aside.finish(html, keep)
    else keep(finishPage(folder, twins, html))
  })
  await aside?.done()
  writeFileSync(indexFile, JSON.stringify(index))

  const rendered = new Set(stale)
  return [...pages].map(([url, page]) => {
    const entry = index[url]
    if (!entry) throw new Error(`${url} was not rendered: expected the prerender to call back for every address.`)
    const file = join(target, htmlFile(url))
    mkdirSync(dirname(file), { recursive: true })
    linkSync(join(folder, `${entry.html}.html`), file)
    twins.place(entry.html, file)
    return { url, page, cached: !rendered.has(url), summary: entry.summary }
  })
}

function isFresh(site: Site, page: Page, entry: CacheEntry): boolean {
  if (entry.own !== page.hash) return false
  return Object.entries(entry.reads).every(([name, hash]) => inputHash(site, name) === hash)
}
