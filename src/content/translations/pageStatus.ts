import type { Locale } from '../locales/locales.ts'
import { type ProseSource, proseOf } from '../prose.ts'
import type { WidgetDescriptions } from '../widgets.ts'
import { compareSections, type SectionPair } from './compare.ts'
import type { Agreement } from './lock.ts'
import { sectionsOf } from './sections.ts'

/** A section that does not say what the other language says. */
export interface OpenSection {
  readonly heading: string
  /** The address of the section in both languages; empty where it has none. */
  readonly id: string
  readonly line: number
  /** `behind` the other language, `unread` since both changed, without `counterpart`. */
  readonly state: 'behind' | 'unread' | 'counterpart'
}

/** One language of one page. */
export interface LanguageStatus {
  readonly file: string
  readonly present: boolean
  /** False where the page is malformed: `npm run check` says how. */
  readonly readable: boolean
  readonly words: number
  readonly inStep: boolean
  /** False for a page that no one has accepted yet, as a whole. */
  readonly compared: boolean
  readonly sections: readonly OpenSection[]
  /** Ids of facts that it shows and that are past their day. */
  readonly expired: readonly string[]
}

export interface PageStatus {
  /** Section and name, such as `vendors/kandji`. */
  readonly page: string
  readonly languages: Readonly<Record<Locale, LanguageStatus>>
  readonly pairs: readonly SectionPair[]
}

export interface StatusSource extends ProseSource {
  readonly file: string
  /** Why it could not be read. */
  readonly unread: readonly unknown[]
}

/** The state of a page in both languages; one of them may not exist yet. */
export function pageStatus(
  page: string,
  sources: Readonly<Partial<Record<Locale, StatusSource>>>,
  lock: readonly Agreement[],
  widgets: WidgetDescriptions,
  expiredIn: (file: string) => readonly string[],
): PageStatus {
  const { en, he } = sources
  const readable = (source: StatusSource | undefined) => source?.unread.length === 0
  const pairs =
    en && he && readable(en) && readable(he)
      ? compareSections(sectionsOf(en, widgets), sectionsOf(he, widgets, en), lock)
      : []
  const status = (locale: Locale): LanguageStatus => {
    const source = sources[locale]
    const file = source?.file ?? `content/${page}.${locale}.mdx`
    const empty = { file, words: 0, inStep: false, compared: false, sections: [], expired: [] }
    if (!source) return { ...empty, present: false, readable: false }
    if (!readable(source)) return { ...empty, present: true, readable: false }
    const sections = pairs.flatMap(pair => openSection(pair, locale))
    const inStep = sections.length === 0 && pairs.length > 0
    const compared = pairs.some(({ state }) => state !== 'changed')
    return {
      file,
      present: true,
      readable: true,
      words: countWords(source, widgets),
      inStep,
      compared,
      sections,
      expired: expiredIn(file),
    }
  }
  return { page, pairs, languages: { en: status('en'), he: status('he') } }
}

function openSection({ state, behind, ...sections }: SectionPair, locale: Locale): OpenSection[] {
  const section = sections[locale]
  if (!section || state === 'inStep') return []
  const { heading, id, line } = section
  if (state === 'alone') return [{ heading, id, line, state: 'counterpart' }]
  if (state === 'changed') return [{ heading, id, line, state: 'unread' }]
  return behind === locale ? [{ heading, id, line, state: 'behind' }] : []
}

/** Words that a visitor reads: front matter is not among them. */
export function countWords(page: ProseSource, widgets: WidgetDescriptions): number {
  return proseOf(page, widgets)
    .filter(({ kind }) => kind !== 'frontMatter')
    .reduce((count, { text }) => count + (text.match(/[\p{L}\p{N}][\p{L}\p{N}'’׳״-]*/gu)?.length ?? 0), 0)
}
