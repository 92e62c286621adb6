import type { Heading } from 'mdast'
import { textOf } from '../../../content/checks/read/nodes.ts'
import { type Locale, otherLocale } from '../../../content/locales/locales.ts'
import type { PageSource } from '../../../content/pageSource.ts'
import type { SectionPair } from '../../../content/translations/compare.ts'
import type { Section } from '../../../content/translations/sections.ts'
import { isOldBlock } from './isOldBlock.ts'
import type { PairEdit } from './protocol.ts'
import { endOf, type Splice, startOf } from './replacementOf.ts'
import { untranslated } from './untranslated.ts'

/** The sections of both languages of a page, each in its order, and paired. */
export interface ComparedSections {
  readonly en: readonly Section[]
  readonly he: readonly Section[]
  readonly pairs: readonly SectionPair[]
}

/** How a language takes over what the other one has, as `untranslated` asks for it. */
interface Words {
  isSame(words: string): boolean
  wordsOf(url: string): string | undefined
}

type Pages = Readonly<Record<Locale, PageSource>>

/** A section with a heading of its own that one language has and the other has not. */
interface SectionApart {
  readonly locale: Locale
  readonly section: Section
  readonly heading: Heading
  /** The writer has left it to this language. */
  readonly isLeft: boolean
}

const sectionsApart = (pairs: readonly SectionPair[]): SectionApart[] =>
  pairs.flatMap(({ en, he, state }) => {
    const section = en && he ? undefined : (en ?? he)
    const heading = section?.nodes[0]
    if (!section || heading?.type !== 'heading') return []
    return [{ locale: en ? 'en' : 'he', section, heading, isLeft: state === 'inStep' }]
  })

/** The page without the sections that the other language lacks: what is in them has no counterpart anywhere. */
export function withoutSectionsApart(page: PageSource, { pairs }: ComparedSections): PageSource {
  const apart = new Set(
    sectionsApart(pairs).flatMap(({ locale, section }) => (locale === page.locale ? section.nodes : [])),
  )
  if (apart.size === 0) return page
  return { ...page, tree: { ...page.tree, children: page.tree.children.filter(node => !apart.has(node)) } }
}

/**
 * What each language would change to have the same sections: one that the other added comes as a whole, to be translated; one that
 * the other took out goes as a whole.
 * @param before the sections when the desk was opened
 */
export function sectionEdits(
  pages: Pages,
  sections: ComparedSections,
  opened: Readonly<Partial<Record<Locale, PageSource>>>,
  before: ComparedSections | undefined,
  wordsFor: (follower: Locale) => Words,
): Record<Locale, PairEdit[]> {
  const edits: Record<Locale, PairEdit[]> = { en: [], he: [] }
  for (const apart of sectionsApart(sections.pairs)) {
    const { locale, section, heading, isLeft } = apart
    if (isLeft) continue
    const other = otherLocale(locale)
    const isNew = before !== undefined && !before[locale].some(one => isSame(one, section))
    const isTaken = before !== undefined && before[other].length > sections[other].length
    const shown = `${'#'.repeat(heading.depth)} ${section.heading}`
    if (isNew || !isTaken) {
      const canAdd = !isNew || !holdsOld(section, opened[locale])
      const addition = canAdd && additionOf(apart, pages, sections, wordsFor(other))
      if (addition) edits[other].push({ ...addition, kind: 'add', shown, isSection: true })
    }
    if (!isNew || isTaken) {
      const removal = removalOf(section, pages[locale], sections[locale])
      edits[locale].push({ ...removal, kind: 'remove', shown, isSection: true })
    }
  }
  return edits
}

const isSame = (one: Section, other: Section): boolean => one.hash === other.hash || one.heading === other.heading

/** Whether a heading was put above what was there already, which the other language has, too. */
const holdsOld = ({ nodes }: Section, earlier: PageSource | undefined): boolean =>
  nodes.slice(1).some(node => textOf(node).trim() !== '' && isOldBlock(node, earlier))

/** After the counterpart of the section before it. */
function additionOf(
  { locale, section }: SectionApart,
  pages: Pages,
  sections: ComparedSections,
  words: Words,
): Splice | undefined {
  const other = otherLocale(locale)
  const earlier = sections[locale].slice(0, sections[locale].indexOf(section))
  const counterparts = earlier.flatMap(own => sections.pairs.find(pair => pair[locale] === own)?.[other] ?? [])
  const before = counterparts.at(-1)
  const [first, last] = [section.nodes[0]?.position, section.nodes.at(-1)?.position]
  if (!before || !first || !last) return undefined
  const { source } = pages[other]
  const next = sections[other][sections[other].indexOf(before) + 1]
  const whole = { type: 'root' as const, children: [...section.nodes], position: { start: first.start, end: last.end } }
  const written = untranslated(whole, pages[locale], words.isSame, words.wordsOf)
  if (next) {
    const at = offsetOfLine(source, next.line)
    return { from: at, to: at, insert: `${written}\n\n` }
  }
  const end = source.trimEnd().length
  return { from: end, to: end, insert: `\n\n${written}` }
}

function removalOf(section: Section, { source }: PageSource, own: readonly Section[]): Splice {
  const [first, last] = [section.nodes[0], section.nodes.at(-1)]
  const [start, end] = [first ? startOf(first) : 0, last ? endOf(last) : 0]
  const next = own[own.indexOf(section) + 1]
  return next
    ? { from: start, to: offsetOfLine(source, next.line), insert: '' }
    : { from: source.slice(0, start).trimEnd().length, to: end, insert: '' }
}

const offsetOfLine = (source: string, line: number): number =>
  source
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, { length }) => sum + length + 1, 0)

/** The edits of both, language by language. */
export const joined = (
  some: Readonly<Record<Locale, readonly PairEdit[]>>,
  others: Readonly<Record<Locale, readonly PairEdit[]>>,
): Record<Locale, PairEdit[]> => ({ en: [...some.en, ...others.en], he: [...some.he, ...others.he] })
