import { type Locale, localeCodes } from '../../content/locales/locales.ts'
import type { PagePath } from '../../content/locales/urls.ts'
import type { Build, BuiltPage } from '../builds/readBuild.ts'
import { type Change, changeKey } from './changes.ts'
import { comparePage, introduce } from './comparePage.ts'

/** One page in both builds; of a page that moved, `before` has the old address. */
export interface PageDifference {
  url: PagePath
  before?: BuiltPage
  after?: BuiltPage
  /** Changes of this page; what nearly all pages share is in `Comparison.everywhere`. */
  own: Change[]
}

interface SharedChange {
  locale: Locale
  change: Change
  /** Addresses of the pages that have it. */
  urls: PagePath[]
  /** Pages of this language that are in both builds. */
  of: number
}

export interface RedirectChange {
  from: string
  before?: string
  after?: string
}

export interface Comparison {
  /** Pages that differ in themselves, in the order of the site. */
  pages: PageDifference[]
  everywhere: SharedChange[]
  redirects: RedirectChange[]
  /** Addresses in both builds. */
  compared: number
}

/** A change on at least this many pages, and this share of a language's pages, is reported once for all. */
export const minSharedPages = 4
export const minSharedShare = 0.6

export function compareBuilds(base: Build, head: Build): Comparison {
  const differences = [...head.pages.values()].map((after): PageDifference => {
    const before = base.pages.get(after.url) ?? movedFrom(base, head, after.url)
    if (!before) return { url: after.url, after, own: introduce(after) }
    const changes = comparePage(base, head, before, after)
    const own = before.url === after.url ? changes : withoutNewAddress(changes, before, after)
    return { url: after.url, before, after, own }
  })
  const found = new Set(differences.map(({ before }) => before?.url))
  for (const [url, before] of base.pages) {
    if (!head.pages.has(url) && !found.has(url)) differences.push({ url, before, own: [] })
  }
  const everywhere = localeCodes.flatMap(locale => takeShared(differences, locale))
  return {
    pages: differences.filter(
      ({ before, after, own }) => !before || !after || before.url !== after.url || own.length > 0,
    ),
    everywhere,
    redirects: compareRedirects(base, head),
    compared: differences.filter(({ before, after }) => before && after).length,
  }
}

/** Takes the changes that most pages of a language share out of the pages. */
function takeShared(differences: PageDifference[], locale: Locale): SharedChange[] {
  const pages = differences.filter(({ before, after }) => before && after?.locale === locale)
  const groups = new Map<string, SharedChange>()
  for (const { url, own } of pages) {
    for (const change of own) {
      const key = changeKey(change, url)
      const group = groups.get(key) ?? { locale, change, urls: [], of: pages.length }
      if (!group.urls.includes(url)) group.urls.push(url)
      groups.set(key, group)
    }
  }
  const least = Math.max(minSharedPages, pages.length * minSharedShare)
  const shared = new Map([...groups].filter(([, group]) => group.urls.length >= least))
  for (const page of pages) page.own = page.own.filter(change => !shared.has(changeKey(change, page.url)))
  return [...shared.values()]
}

/** Redirects that differ; an address that is a page now is reported as a new page. */
function compareRedirects(base: Build, head: Build): RedirectChange[] {
  return [...new Set([...head.redirects.keys(), ...base.redirects.keys()])].flatMap(from => {
    const [before, after] = [base.redirects.get(from), head.redirects.get(from)]
    if (before === after || head.pages.has(from as PagePath)) return []
    return [{ from, ...(before ? { before } : {}), ...(after ? { after } : {}) }]
  })
}

/** The page whose address, gone now, redirects to this one. */
function movedFrom(base: Build, head: Build, url: string): BuiltPage | undefined {
  return [...base.pages.values()].find(page => !head.pages.has(page.url) && head.redirects.get(page.url) === url)
}

/** Changes of a page that moved, except those that only replace its address. */
function withoutNewAddress(changes: readonly Change[], before: BuiltPage, after: BuiltPage): Change[] {
  // Alternates and structured data hold the address in either language.
  const renamed = (text: string) =>
    text.replaceAll(before.url, after.url).replaceAll(new RegExp(`${before.path}(?![\\w-])`, 'g'), after.path)
  return changes.filter(
    change =>
      !('before' in change && 'after' in change) ||
      typeof change.before !== 'string' ||
      renamed(change.before) !== change.after,
  )
}
