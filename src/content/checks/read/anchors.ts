import type { Locale } from '../../locales/locales.ts'
import { defaultLocale } from '../../locales/locales.ts'
import { frameIds, type SectionIds, sectionIds } from '../../mdx/sectionIds.ts'
import { describeWidget, type WidgetDescriptions } from '../../widgets.ts'
import type { PageSource } from '../types.ts'
import { isElement, nodesOf } from './nodes.ts'

type Language = Pick<PageSource, 'locale' | 'tree'>

const isRead = ({ tree }: Language): boolean => tree.children.length > 0

/** The English page of a pair, whose headings name the sections; undefined where it cannot be read. */
export const englishOf = <Page extends Language>(pair: readonly Page[]): Page | undefined =>
  pair.find(page => page.locale === defaultLocale && isRead(page))

/** The places of a page that a link can lead to. */
export interface Anchors {
  /** What links name: first the sections. */
  readonly ids: readonly string[]
  /** What else leads to a section → its id. */
  readonly older: ReadonlyMap<string, string>
}

/** @returns undefined for a page that does not parse: it has no headings yet */
export function anchorsOf(pair: readonly Language[], locale: Locale, widgets: WidgetDescriptions): Anchors | undefined {
  const page = pair.find(candidate => candidate.locale === locale) ?? pair[0]
  if (!page || !isRead(page)) return undefined
  const sections = sectionsIn(page, pair)
  const elements = [...nodesOf(page.tree)].flatMap(node =>
    isElement(node) ? (describeWidget(widgets, node.name)?.anchor ?? []) : [],
  )
  return {
    ids: [...new Set([...sections.map(({ id }) => id), ...elements, ...frameIds])].filter(Boolean),
    older: new Map(sections.flatMap(({ id, older }) => older.map(name => [name, id]))),
  }
}

/** The sections of one language of a page, by the ids of both. */
export function sectionsIn(page: Language, pair: readonly Language[]): SectionIds[] {
  return sectionIds(page.tree, page.locale === defaultLocale ? undefined : englishOf(pair)?.tree)
}
