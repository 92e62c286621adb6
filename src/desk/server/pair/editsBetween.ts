import type { Nodes } from 'mdast'
import { differenceInOrder } from '../../../content/checks/read/difference.ts'
import { type Mark, mentionsOf, structureOf } from '../../../content/checks/read/marks.ts'
import { isElement, nodesOf } from '../../../content/checks/read/nodes.ts'
import { type Mismatch, mentionsApart, mismatches } from '../../../content/checks/read/unmatched.ts'
import { wikiMarksIn } from '../../../content/checks/read/wikiMarks.ts'
import type { Facts } from '../../../content/facts.ts'
import { type Locale, localeCodes, otherLocale } from '../../../content/locales/locales.ts'
import type { PageSource } from '../../../content/pageSource.ts'
import { widgetDescriptions } from '../../../site/widgets/descriptions.ts'
import type { GivenWords } from '../pictures/givenWords.ts'
import { additionOf, type Counterparts } from './additionOf.ts'
import type { PairEdit } from './protocol.ts'
import { removalOf, replacementOf } from './replacementOf.ts'
import { untranslated } from './untranslated.ts'

type Pages = Readonly<Record<Locale, PageSource>>

/**
 * What each language would change to have the facts, links and widgets of the other. Where one of them had its own already when
 * the desk was opened, only that one follows.
 * @param site every page, whose names are no words to translate
 * @param facts which a page may say in words
 * @param wordsOf what was said of pictures that only one language has
 */
export function editsBetween(
  pages: Pages,
  opened: Readonly<Partial<Record<Locale, PageSource>>>,
  site: readonly PageSource[],
  facts: Facts,
  wordsOf: GivenWords = () => undefined,
): Record<Locale, PairEdit[]> {
  const structure = differenceInOrder(marksOf(pages.en, structureOf), marksOf(pages.he, structureOf))
  const mentions = mentionsApart(marksOf(pages.en, mentionsOf), marksOf(pages.he, mentionsOf), structure.matched)
  const nodes = { en: placesOf(pages.en), he: placesOf(pages.he) }
  const matched = structure.matched.flatMap(({ left, right }): Counterparts[] => {
    const [en, he] = [nodes.en.get(placeOf(left)), nodes.he.get(placeOf(right))]
    return en && he ? [{ en, he }] : []
  })
  const all = [structure, mentions].flatMap(difference => mismatches(difference, structure.matched))
  const edits: Record<Locale, PairEdit[]> = { en: [], he: [] }
  for (const mismatch of all) {
    const { en, he } = mismatch
    // Something found elsewhere was moved, which is left to the writer.
    if (en && he && en.key === he.key) continue
    const own = { en: en && nodes.en.get(placeOf(en)), he: he && nodes.he.get(placeOf(he)) }
    // A heading is words, and marked as a section.
    if ([own.en, own.he].some(node => node?.type === 'heading')) continue
    const leader = leaderOf(mismatch, pages, opened)
    for (const follower of localeCodes) {
      const other = otherLocale(follower)
      if (leader === follower) continue
      const [node, wanted] = [own[follower], own[other]]
      const { isSame, wordsOf: given } = wordsFor(pages[follower], site, wordsOf)
      const written = (added: Nodes) => untranslated(added, pages[other], isSame, given)
      const change =
        node && wanted
          ? replacementOf(node, pages[follower].source, wanted, pages[other].source)
          : node
            ? removalOf(node, pages[follower].source)
            : wanted && additionOf(wanted, written, matched, follower, pages, opened[other], facts)
      const shown = mismatch[wanted ? other : follower]?.shown ?? ''
      if (change) {
        edits[follower].push({ ...change, shown, kind: node && wanted ? 'replace' : node ? 'remove' : 'add' })
      }
    }
  }
  return { en: outermost(edits.en), he: outermost(edits.he) }
}

/** What a page needs not translate of what it takes over: names of pages, and what was said of pictures. */
export const wordsFor = ({ file, locale }: PageSource, site: readonly PageSource[], wordsOf: GivenWords) => ({
  isSame: (words: string) => [...wikiMarksIn(`[[${words}]]`, locale, site)].length > 0,
  wordsOf: (url: string) => wordsOf(file, url),
})

type MarksOf = typeof structureOf
const marksOf = (page: PageSource, read: MarksOf) => read(page, widgetDescriptions)

const placeOf = ({ line, column }: Pick<Mark, 'line' | 'column'>) => `${line}:${column}`

/** What marks are made of, by its place; a paragraph begins where its first link does. */
function placesOf({ tree }: PageSource): Map<string, Nodes> {
  return new Map(
    [...nodesOf(tree)].flatMap((node): [string, Nodes][] => {
      const start = node.position?.start
      const isMark = isElement(node) || ['heading', 'image', 'link'].includes(node.type)
      return start && isMark ? [[placeOf(start), node]] : []
    }),
  )
}

/** The language that was changed, where only one of them differs from what it was. */
function leaderOf({ en, he }: Mismatch, pages: Pages, opened: Parameters<typeof editsBetween>[1]): Locale | undefined {
  const changed = localeCodes.filter(locale =>
    [en, he].some(mark => mark && countOf(pages[locale], mark) !== countOf(opened[locale], mark)),
  )
  return changed.length === 1 ? changed[0] : undefined
}

const countOf = (page: PageSource | undefined, { key }: Mark): number =>
  page ? [...marksOf(page, structureOf), ...marksOf(page, mentionsOf)].filter(mark => mark.key === key).length : 0

/** A widget or a paragraph is added or removed with all that is inside, and once. */
const outermost = (edits: readonly PairEdit[]): PairEdit[] =>
  edits.filter(
    (edit, index) =>
      !edits.some(
        (other, otherIndex) =>
          other !== edit &&
          (other.kind === 'add'
            ? edit.kind === 'add' &&
              (other.insert.length > edit.insert.length
                ? other.insert.includes(edit.insert.trim())
                : otherIndex < index && other.from === edit.from && other.insert === edit.insert)
            : other.kind === 'remove' && other.from <= edit.from && other.to >= edit.to && edit.kind !== 'add'),
      ),
  )
