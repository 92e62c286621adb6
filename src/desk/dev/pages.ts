import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '../../content/fault.ts'
import { lazily } from '../../content/lazily.ts'
import type { Locale } from '../../content/locales/locales.ts'
import { localize, type PagePath, parseUrl } from '../../content/locales/urls.ts'
import { type Page, type Site, sha } from '../../content/site.ts'
import { type Resolution, resolvePath } from '../../server/http/resolvePath.ts'
import { redirectTable } from '../../site/machineFiles/redirects.ts'
import type * as rendering from '../../site/render/renderPage.tsx'
import { markBrokenLinks } from './brokenLinks.ts'
import type { LiveContent } from './liveContent.ts'
import type { Renderer } from './renderer.ts'
import { renderFaults } from './renderFault.ts'

/** One address as it can be shown now. */
export interface Rendered {
  version: string
  /** The page, or as it last was; null where it never could be rendered. */
  html: string | null
  /** Whether `html` is the current page, not the last good one. */
  current: boolean
  /** Undefined where the address has no readable page. */
  page: Page | undefined
  /** Its file, readable or not; null where the address has none. */
  file: string | null
  locale: Locale
  /** Why it cannot be shown as it is, or not all of it. */
  faults(): Promise<readonly Finding[]>
}

/** The module that renders pages. */
export const pageModule = '/src/site/render/renderPage.tsx'

/** Pages whose last good HTML is remembered, about 100 kB each. */
const rememberedPages = 50

/** Files that the build adds to those of `public/`. */
const builtFiles = /^\/(?:feed\.xml|sitemap\.xml|robots\.txt|llms\.txt|site\.webmanifest|icon-\d+\.png|social\/.*)$/

/** Renders addresses through the build's own src/site/render/renderPage.tsx, each once until something changes. */
export function createPages(root: string, live: LiveContent, renderer: Renderer) {
  const kept = new Map<string, Promise<Rendered>>()
  const lastGood = new Map<string, string>()

  /** `url` is an address as `localize` makes them; an unknown one shows the page that says so. */
  const render = (url: string): Promise<Rendered> => {
    const known = kept.get(url) ?? renderNow(url)
    kept.set(url, known)
    return known
  }

  const renderNow = async (url: string): Promise<Rendered> => {
    const { locale, path } = parseUrl(url)
    const file = live.snapshot.pages.find(source => source.locale === locale && source.path === path)?.file ?? null
    const { site, snapshot } = live
    const page = site?.pages.get(path)?.[locale]
    const unread = live.faults.filter(fault => fault.file === file || fault.file.startsWith('content/data/'))
    const shown = page ?? (file ? undefined : site?.pages.get(notFoundPath(site, url, locale))?.[locale])
    let html = lastGood.get(url) ?? null
    let current = false
    let failure: { page: Page; error: unknown } | undefined
    if (site && shown) {
      try {
        html = await renderHtml(site, shown)
        // Where a file cannot be read, the last readable version of its page is rendered.
        current = !unread.some(fault => fault.file === file)
        if (page) remember(url, html)
      } catch (error) {
        failure = { page: shown, error }
      }
    }
    const textOf = ({ file }: Page) => snapshot.files.get(file)?.text ?? ''
    const faults = lazily(async () => {
      const found = [...unread]
      if (page) {
        const { ownFaults } = await import('./ownFaults.ts')
        found.push(...ownFaults(snapshot, page.file))
      }
      if (failure && !found.some(fault => fault.file === failure.page.file)) {
        found.push(...renderFaults(snapshot.root, textOf(failure.page), failure.page, failure.error))
      }
      return found
    })
    return { version: sha(html ?? ''), html, current, page, file, locale, faults }
  }

  const remember = (url: string, html: string) => {
    lastGood.delete(url)
    lastGood.set(url, html)
    const [oldest] = lastGood.keys()
    if (oldest !== undefined && lastGood.size > rememberedPages) lastGood.delete(oldest)
  }

  const renderHtml = async (site: Site, page: Page): Promise<string> => {
    const { renderPage } = await renderer.load<typeof rendering>(pageModule)
    const { html } = await renderPage(site, localize(page.path, page.locale))
    const redirects = redirectsOf(site)
    const marked = markBrokenLinks(html, page.locale, {
      hasPage: (locale, path) => site.pages.get(path as PagePath)?.[locale] !== undefined,
      redirect: address => redirects.get(address),
      hasFile: address => builtFiles.test(parseUrl(address).path) || existsSync(join(root, 'public', address)),
    })
    // A page that the browser prepared in advance would show the text of before the edit.
    return marked.replace(/<script type="speculationrules">[\s\S]*?<\/script>/, '')
  }

  return {
    render,
    /** A page of a site that need not be the one on disk. */
    renderHtml,
    resolve(path: string): Resolution {
      const has = (address: string) => {
        const { locale, path: plain } = parseUrl(address)
        return live.snapshot.pages.some(source => source.locale === locale && source.path === plain)
      }
      return resolvePath(path, { has, redirects: redirectsOf(live.site) })
    },
    /** Content or code changed: everything is rendered again on its next request. */
    outdate() {
      kept.clear()
    },
  }
}

export type Pages = ReturnType<typeof createPages>

const redirectsOf = (site: Site | undefined) =>
  new Map<string, string>(redirectTable(site?.data.redirects ?? []).map(({ from, to }) => [from, to]))

function notFoundPath(site: Site, url: string, locale: Locale): PagePath {
  const store = '/store/not-found'
  return parseUrl(url).path.startsWith('/store/') && site.pages.get(store)?.[locale] ? store : '/not-found'
}
