import { localize } from '../locales/urls.ts'
import { type SectionIds, sectionIds } from '../mdx/sectionIds.ts'
import { msg } from '../messages/msg.ts'
import { nearest } from '../nearest.ts'
import { parsePage } from '../pageSource.ts'
import { slugForm } from '../slugs.ts'
import { addressesOf } from './read/addresses.ts'
import { anchorsOf, englishOf, sectionsIn } from './read/anchors.ts'
import { decode } from './read/decode.ts'
import { nodesOf, startOf, writtenAs } from './read/nodes.ts'
import type { Check, Content, Finding, PageSource } from './types.ts'

/** A link to a section, by the page that it is on. */
interface SectionLink {
  readonly anchor: string
  readonly from: string
}

/** Pages that are named, of those whose links lead to an address. */
const named = 3

/**
 * Headings of English pages, which name the sections of both languages, that lost an address to which links lead. The links
 * have faults of their own, on other pages: whoever changes the heading does not see those.
 */
export const lostAddresses: Check = function* (content) {
  const { pages } = addressesOf(content)
  const links = linksToSections(content)
  for (const page of content.pages) {
    const toPage = links.get(page.path)
    if (!toPage) continue
    const pair = pages.get(page.path) ?? [page]
    const anchors = englishOf(pair) === page ? anchorsOf(pair, page.locale, content.widgets) : undefined
    if (!anchors) continue
    const astray = toPage.filter(({ anchor }) => !anchors.ids.includes(anchor) && !anchors.older.has(anchor))
    if (astray.length === 0) continue
    for (const [section, ids] of lostIds(page, astray, content)) yield faultOf(page, section, ids, astray)
  }
}

/** What a link to a section looks like in the source of a page: most pages have none, and are not parsed for them. */
const toSection = /\][(:]\s*[^)\s]*#/

/** The links to sections, of all pages and redirects, by the path of the page that they lead to. */
function linksToSections(content: Content): Map<string, SectionLink[]> {
  const links = new Map<string, SectionLink[]>()
  const add = (url: string, from: string, own = '') => {
    const [target = '', anchor] = url.split('#', 2)
    const path = target || own
    if (anchor) links.set(path, [...(links.get(path) ?? []), { anchor: decode(anchor), from }])
  }
  for (const page of content.allPages) {
    if (!toSection.test(page.source)) continue
    const from = localize(page.path, page.locale)
    for (const node of nodesOf(page.tree))
      if (node.type === 'link' || node.type === 'definition') add(node.url, from, page.path)
  }
  for (const { from, to } of content.entries('redirects')?.value ?? []) add(to, from)
  return links
}

/** The headings that stand where others had these addresses before, with the addresses that each lost. */
function lostIds(page: PageSource, astray: readonly SectionLink[], content: Content): Map<SectionIds, string[]> {
  const wanted = new Set(astray.map(({ anchor }) => anchor))
  const now = sectionsIn(page, [])
  const lost = new Map<SectionIds, string[]>()
  for (const text of content.earlierTexts(page)) {
    const before = sectionIds(parsePage(page, text).tree)
    for (const section of before) {
      const gone = namesOf(section).filter(name => wanted.delete(name))
      const place = gone.length > 0 ? inPlaceOf(section, before, now) : undefined
      if (place) lost.set(place, [...(lost.get(place) ?? []), ...gone])
    }
    if (wanted.size === 0) break
  }
  return lost
}

const namesOf = ({ id, older }: SectionIds): string[] => [id, ...older].filter(Boolean)

const isSame = (one: SectionIds, other: SectionIds): boolean => namesOf(one).some(name => namesOf(other).includes(name))

/** The section itself, where it has another address; or the one between the same neighbours; undefined where it is gone. */
function inPlaceOf(
  section: SectionIds,
  before: readonly SectionIds[],
  now: readonly SectionIds[],
): SectionIds | undefined {
  const itself = now.find(other => isSame(section, other))
  if (itself) return itself
  const index = before.indexOf(section)
  const isKept = (other: SectionIds) => now.some(one => isSame(one, other))
  const previous = before.slice(0, index).findLastIndex(isKept)
  const next = before.findIndex((other, place) => place > index && isKept(other))
  const placeOf = (other: SectionIds | undefined) => now.findIndex(one => other && isSame(one, other))
  const replaced = before.slice(previous + 1, next < 0 ? undefined : next)
  const fresh = now
    .slice(previous < 0 ? 0 : placeOf(before[previous]) + 1, next < 0 ? undefined : placeOf(before[next]))
    .filter(one => !before.some(other => isSame(one, other)))
  if (fresh.length === replaced.length) return fresh[replaced.indexOf(section)]
  const close = nearest(
    section.id,
    fresh.map(({ id }) => id),
  )
  return fresh.find(({ id }) => id === close)
}

function faultOf(
  page: PageSource,
  { heading }: SectionIds,
  lost: readonly string[],
  astray: readonly SectionLink[],
): Finding {
  const links = astray.filter(({ anchor }) => lost.includes(anchor))
  const pages = [...new Set(links.map(({ from }) => from))]
  const written = writtenAs(page, heading)
  const words = written.replace(/\s*(?:\[#[^\]]*\]\s*)?$/, '')
  // Links lead to the first one; any others only keep working.
  const ids = [...lost, ...(heading.data?.ids ?? [])].map(id => `#${id}`).join(' ')
  return {
    check: 'lostAddresses',
    severity: 'error',
    ...startOf(page, heading),
    found: msg(
      '{heading}, whose section had the address {addresses}, to which {count, plural, one {a link leads} other {# links lead}}: on {pages}',
      {
        heading: written,
        addresses: lost.map(id => `#${id}`),
        count: links.length,
        pages: pages.length > named ? [...pages.slice(0, named), '…'] : pages,
      },
    ),
    expected: msg('the old address at the end of the heading, {example}, so that links still lead here', {
      example: `[${ids}]`,
    }),
    ...(lost.every(id => slugForm.test(id)) ? { fix: `${words} [${ids}]`, replaces: written } : {}),
  }
}
