import { siteDay, siteInstant } from './day.ts'
import { factsOn } from './facts.ts'
import type { FrontMatter } from './frontMatter.ts'
import { localeCodes } from './locales/locales.ts'
import type { PagePath } from './locales/urls.ts'
import { type Message, msg } from './messages/msg.ts'
import { type Page, type Site, sha } from './site.ts'

type Schedule = Pick<FrontMatter, 'draft' | 'publishAt' | 'unpublishAt' | 'expires'>

/** Whether visitors see a page: `scheduled` not yet, `over` no longer. */
export type PageState = 'public' | 'draft' | 'scheduled' | 'over'

/** @param now ms since 1970 */
export function pageState({ draft, publishAt, unpublishAt, expires }: Schedule, now: number): PageState {
  if (draft) return 'draft'
  if (publishAt && now < siteInstant(publishAt)) return 'scheduled'
  const end = unpublishAt ?? expires?.at
  return end && siteInstant(end) <= now ? 'over' : 'public'
}

/** Something that appears, changes or disappears at a given time. */
export interface Change {
  /** As it is written, 2026-12-01 or 2026-12-01 09:30. */
  readonly moment: string
  /** ms since 1970. */
  readonly at: number
  /** For people: `/acme is published`. */
  readonly what: Message
}

/** Everything that appears, changes and disappears, past and future, in order. */
export function changesOf(pages: Iterable<Pick<Page, 'path' | 'frontMatter'>>, facts: Site['data']['facts']): Change[] {
  const found = new Map<string, Change>()
  const add = (moment: string | undefined, what: Message) => {
    if (moment) found.set(`${moment} ${keyOf(what)}`, { moment, at: siteInstant(moment), what })
  }
  for (const { path, frontMatter } of pages) {
    if (frontMatter.draft) continue
    add(frontMatter.publishAt, msg('{path} is published', { path }))
    add(frontMatter.unpublishAt, msg('{path} leaves the site', { path }))
    add(frontMatter.expires?.at, msg('{path} leads to {to}', { path, to: frontMatter.expires?.to ?? '/' }))
  }
  for (const [id, { changes = [] }] of Object.entries(facts)) {
    for (const { from } of changes) add(from, msg('{id} changes in {file}', { id, file: 'content/data/facts.yaml' }))
  }
  return [...found.values()].sort((a, b) => a.at - b.at || (keyOf(a.what) < keyOf(b.what) ? -1 : 1))
}

const keyOf = (message: Message): string => JSON.stringify(message)

/** The same content at a later time: every page, and the facts of that day. Earlier content is not kept. */
export const siteAt = (site: Site, now: number): Site => ({
  ...site,
  now,
  data: { ...site.data, facts: factsOn(site.data.facts, siteDay(new Date(now))) },
})

/** The site as visitors see it: without the pages hidden from them and whatever leads to those. */
export function publicSite(site: Site): Site {
  const away = new Map<PagePath, PagePath | undefined>()
  const over = new Set<PagePath>()
  for (const [path, pair] of site.pages) {
    for (const locale of localeCodes) {
      const { frontMatter } = pair[locale] ?? {}
      if (!frontMatter) continue
      const state = pageState(frontMatter, site.now)
      if (state !== 'public') away.set(path, state === 'over' ? frontMatter.expires?.to : undefined)
      if (state === 'over') over.add(path)
    }
  }
  if (away.size === 0) return site
  const pages = new Map([...site.pages].filter(([path]) => !away.has(path)))
  const navigation = withoutPages(site.data.navigation, away)
  const vendors = withoutProducts(site.data.vendors, away)
  const redirects = [
    ...site.data.redirects.map(({ from, to }) => ({ from, to: destination(to, away) })),
    ...[...away.keys()].map(from => ({ from, to: destination(from, away) })),
  ].flatMap(({ from, to }) => (to ? [{ from, to }] : []))
  return {
    ...site,
    pages,
    away,
    gone: [...site.gone, ...[...over].filter(path => !destination(path, away))],
    data: { ...site.data, navigation, vendors, redirects },
    dataHashes: {
      ...site.dataHashes,
      navigation: sha(JSON.stringify(navigation)),
      vendors: sha(JSON.stringify(vendors)),
    },
  }
}

/** Where an address leads while some pages are away; undefined where it leads nowhere. */
export function destination(address: PagePath, away: Site['away']): PagePath | undefined {
  const passed = new Set<PagePath>()
  let target: PagePath | undefined = address
  while (target) {
    const path: PagePath = pathIn(target)
    if (!away.has(path)) return target
    if (passed.has(path)) return undefined
    passed.add(path)
    target = away.get(path)
  }
  return undefined
}

/** The path of an address, without query and fragment. */
export const pathIn = (address: PagePath): PagePath => address.replace(/[?#].*/, '') as PagePath

type Away = Site['away']

function withoutPages(navigation: Site['data']['navigation'], away: Away): Site['data']['navigation'] {
  const stays = ({ page }: { page: string }) => !away.has(`/${page}`)
  const { it, apple } = navigation
  return {
    ...navigation,
    it: {
      ...it,
      links: it.links.filter(stays),
      cards: it.cards.filter(stays),
      categories: it.categories
        .map(category => ({ ...category, pages: category.pages.filter(page => stays({ page })) }))
        .filter(({ pages }) => pages.length > 0),
    },
    apple: { ...apple, cards: apple.cards.filter(stays) },
    keyServices: navigation.keyServices.filter(({ href }) => !away.has(pathIn(href))),
    legal: navigation.legal.filter(stays),
  }
}

function withoutProducts(vendors: Site['data']['vendors'], away: Away): Site['data']['vendors'] {
  return {
    products: vendors.products.filter(({ page }) => !away.has(`/${page}`)),
    carousel: vendors.carousel.map(({ page, ...logo }) => (page && !away.has(`/${page}`) ? { ...logo, page } : logo)),
  }
}
