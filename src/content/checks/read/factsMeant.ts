import type { Fact, Facts } from '../../facts.ts'
import { isAddedAtDesk } from '../../newFact.ts'
import type { Prose } from '../../prose.ts'
import type { PageSource } from '../types.ts'
import type { FactUse } from './factUses.ts'
import type { Literal } from './literals.ts'
import { saysFact } from './saysFact.ts'

/** Whether the company decides it, on whatever page: a vendor's is read at an address, or was added with the vendor's page. */
const isOwn = ({ source, unverified }: Fact): boolean => !source?.startsWith('https://') && !isAddedAtDesk(unverified)

const groupOf = (id: string): string => id.split('.', 1)[0] ?? id

/** Whether a fact says what a value written out means: see `factsMeant`. */
export type FactsMeant = (page: PageSource, prose: Prose, literal: Literal) => string[]

/**
 * Ids of the facts that a value written out on a page may mean, the likeliest first: those that the company states of itself,
 * and those of what the page is about or the words around name. “30 days” is no trial of another vendor.
 */
export function factsMeant(facts: Facts, uses: readonly FactUse[]): FactsMeant {
  const shownOn = Map.groupBy(uses, ({ file }) => pairOf(file))
  return (page, prose, literal) => {
    const shown = new Set(shownOn.get(pairOf(page.file))?.map(({ id }) => id))
    const groups = new Set([...shown].map(groupOf))
    const slugWords = page.slug.split('-')
    const distance = (id: string, fact: Fact): number => {
      const group = groupOf(id)
      if (shown.has(id)) return 0
      if (slugWords.includes(group)) return 1
      if (groups.has(group) || isOwn(fact)) return 2
      return isNamed(group, paragraphAt(page.source, prose.offset)) ? 3 : Number.POSITIVE_INFINITY
    }
    return Object.entries(facts)
      .flatMap(([id, fact]) => (saysFact(literal, fact) ? [{ id, far: distance(id, fact) }] : []))
      .filter(({ far }) => Number.isFinite(far))
      .toSorted((a, b) => a.far - b.far)
      .map(({ id }) => id)
  }
}

/** A page's file without language and ending. */
export const pairOf = (file: string): string => file.replace(/\.\w+\.mdx$/, '')

const isNamed = (group: string, text: string): boolean => new RegExp(`(?<![a-z])${group}(?![a-z])`, 'i').test(text)

function paragraphAt(source: string, offset: number): string {
  const start = source.lastIndexOf('\n\n', offset) + 1
  const end = source.indexOf('\n\n', offset)
  return source.slice(start, end < 0 ? undefined : end)
}
