import { differenceInAnyOrder } from './difference.ts'
import type { Mark } from './marks.ts'

/** What only one language has, or what each has in place of the other's. */
export interface Mismatch {
  readonly en?: Mark
  readonly he?: Mark
  /** The line, in the page that lacks it, where its counterpart would be. */
  readonly near: number
  /** The line of the counterpart of `near` on the page that has it. */
  readonly nearThere: number
}

type Matched = readonly { readonly left: Mark; readonly right: Mark }[]

/**
 * Marks without a counterpart, English on the left. Two of a kind in the same place of both pages are one mismatch: an
 * icon that differs is not a widget missing here and another missing there. So are two that are equal but out of order.
 */
export function mismatches(
  { left, right }: { left: readonly Mark[]; right: readonly Mark[] },
  matched: Matched,
): Mismatch[] {
  const taken = new Set<Mark>()
  const lacking = left.map((en): Mismatch => {
    const before = lastBefore(en, matched, 'left')
    const here = right.filter(mark => !taken.has(mark))
    const he =
      here.find(mark => mark.key === en.key) ??
      here.find(mark => kindOf(mark) === kindOf(en) && lastBefore(mark, matched, 'right') === before)
    if (he) taken.add(he)
    return { en, ...(he ? { he } : {}), near: before?.right.line ?? 1, nearThere: before?.left.line ?? 1 }
  })
  const rest = right.filter(mark => !taken.has(mark))
  const extra = rest.map((he): Mismatch => {
    const before = lastBefore(he, matched, 'right')
    return { he, near: before?.left.line ?? 1, nearThere: before?.right.line ?? 1 }
  })
  return [...lacking, ...extra]
}

/**
 * Marks inside sentences that the other language has less often, English on the left. Of several that are equal, those after
 * the same counterpart belong together: what is missing is missing there, and not where the page repeats it.
 */
export function mentionsApart(
  en: readonly Mark[],
  he: readonly Mark[],
  matched: Matched,
): { left: Mark[]; right: Mark[] } {
  const placed = (marks: readonly Mark[], side: 'left' | 'right') =>
    marks.map(mark => {
      const before = lastBefore(mark, matched, side)
      return { mark, key: `${before ? matched.indexOf(before) : -1} ${mark.key}` }
    })
  const { left, right } = differenceInAnyOrder(placed(en, 'left'), placed(he, 'right'))
  return differenceInAnyOrder(
    left.map(({ mark }) => mark),
    right.map(({ mark }) => mark),
  )
}

/** `<Feature`, `](`, `##`: what a mark is before its details. */
const kindOf = ({ key }: Mark): string => /^(?:<\w+|!?\]?\W*)/.exec(key)?.[0] ?? ''

const lastBefore = (mark: Mark, matched: Matched, side: 'left' | 'right'): Matched[number] | undefined =>
  matched.findLast(({ [side]: { line, column } }) => line < mark.line || (line === mark.line && column <= mark.column))
