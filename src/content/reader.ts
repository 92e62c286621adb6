import type { PriceTable, SiteData, SiteDataName, StoreCategory } from './dataFiles.ts'
import type { Fact } from './facts.ts'
import { type Locale, localeCodes } from './locales/locales.ts'
import type { PagePath } from './locales/urls.ts'
import type { Picture } from './pictures/picture.ts'
import { type PreviewNotes, previewNotes } from './preview/notes.ts'
import { destination, type PageState, pageState, pathIn } from './schedule.ts'
import { lastChanged, type Page, type Site, sha } from './site.ts'

/**
 * What a page may read of the rest of the site while it renders. Each read is remembered, so that the next build renders
 * a page again exactly when something that it read has changed.
 */
export interface SiteReader {
  /** Front matter of another page, undefined where the page does not exist in this language. */
  page(path: PagePath): Pick<Page, 'path' | 'section' | 'frontMatter'> | undefined
  /** The languages in which a page exists. */
  languages(path: PagePath): Locale[]
  /** Whether a page exists in this language, without depending on what it says. */
  has(path: PagePath): boolean
  /** Where a link to an address of the site leads; undefined while visitors do not see the page. */
  leadsTo(address: PagePath): PagePath | undefined
  /** Whether visitors see a page; in a build for them they see all. */
  state(page: Page): PageState
  data<Name extends Exclude<SiteDataName, 'facts' | 'plans'>>(name: Name): SiteData[Name]
  /** A price table to show, undefined where there is none. */
  priceTable(id: string): PriceTable | undefined
  /** The categories of the store whose items to show: the named one, or all. */
  storeCategories(slug: string | undefined): StoreCategory[]
  fact(id: string): Fact | undefined
  /** A picture by its file from the project's root, undefined where there is none. */
  picture(file: string): Picture | undefined
  /** The day on which a pair last changed in what it says, YYYY-MM-DD. */
  lastChanged(path: PagePath): string
  /** What a preview build says about itself; undefined in any other. */
  preview(): PreviewNotes | undefined
  /** Input name → hash, for every read so far. */
  readonly reads: ReadonlyMap<string, string>
  /** What the page shows so far, in order: structured data repeats it. */
  readonly shown: { readonly priceTables: readonly PriceTable[] }
}

export function createReader(site: Site, locale: Locale): SiteReader {
  const reads = new Map<string, string>()
  const shown = { priceTables: [] as PriceTable[] }
  const note = (name: string) => reads.set(name, inputHash(site, name))
  return {
    reads,
    shown,
    page(path) {
      note(`page:${locale}:${path}`)
      return site.pages.get(path)?.[locale]
    },
    languages(path) {
      for (const code of localeCodes) note(`page:${code}:${path}`)
      return localeCodes.filter(code => site.pages.get(path)?.[code])
    },
    has(path) {
      note(`exists:${locale}:${path}`)
      return site.pages.get(path)?.[locale] !== undefined
    },
    leadsTo(address) {
      note(`away:${pathIn(address)}`)
      return destination(address, site.away)
    },
    state(page) {
      note(`state:${page.locale}:${page.path}`)
      return pageState(page.frontMatter, site.now)
    },
    data(name) {
      note(`data:${name}`)
      return site.data[name]
    },
    priceTable(id) {
      note('data:plans')
      const table = site.data.plans[id]
      if (table) shown.priceTables.push(table)
      return table
    },
    storeCategories(slug) {
      note('data:store')
      return site.data.store.filter(category => slug === undefined || category.slug === slug)
    },
    fact(id) {
      note(`fact:${id}`)
      return site.data.facts[id]
    },
    picture(written) {
      const file = written.normalize()
      note(`picture:${file}`)
      return site.pictures.get(file)
    },
    lastChanged(path) {
      note(`changed:${path}`)
      return lastChanged(site, path)
    },
    preview() {
      note('preview:')
      return previewNotes(process.env, site.data.company.repository)
    },
  }
}

const known = new WeakMap<Site, Map<string, string>>()

/** The present hash of an input by its name; `missing` counts as a value, so that a new page or fact is noticed. */
export function inputHash(site: Site, name: string): string {
  // Menus and company are read by every page: each input is hashed once for a site.
  const hashes = known.get(site) ?? new Map<string, string>()
  known.set(site, hashes)
  const hash = hashes.get(name) ?? computeHash(site, name)
  hashes.set(name, hash)
  return hash
}

function computeHash(site: Site, name: string): string {
  const [kind, ...rest] = name.split(':')
  const key = rest.join(':')
  if (kind === 'data') return site.dataHashes[key as SiteDataName] ?? 'missing'
  if (kind === 'picture') {
    const { hash = 'missing', address = '' } = site.pictures.get(key) ?? {}
    return hash + address
  }
  if (kind === 'changed') return lastChanged(site, key as PagePath)
  if (kind === 'preview') return sha(JSON.stringify(previewNotes(process.env, site.data.company.repository) ?? null))
  if (kind === 'fact') return sha(JSON.stringify(site.data.facts[key] ?? null))
  if (kind === 'away') return site.away.has(key as PagePath) ? (site.away.get(key as PagePath) ?? 'away') : 'here'
  if (kind === 'page' || kind === 'exists' || kind === 'state') {
    const [locale, path] = [rest[0] as Locale, rest.slice(1).join(':') as PagePath]
    const page = site.pages.get(path)?.[locale]
    if (kind === 'exists') return page ? 'exists' : 'missing'
    if (kind === 'state') return page ? pageState(page.frontMatter, site.now) : 'missing'
    return page ? sha(JSON.stringify([page.section, page.frontMatter])) : 'missing'
  }
  throw new Error(
    `Unknown input "${name}": expected data:…, fact:…, picture:…, changed:…, preview:, away:…, state:…, page:… or exists:…`,
  )
}
