import { differenceInAnyOrder } from './difference.ts'
import type { Mark } from './marks.ts'
import type { Mismatch } from './unmatched.ts'

/** Marks of both languages, English on the left. */
interface Sides {
  readonly left: readonly Mark[]
  readonly right: readonly Mark[]
}

/** The widgets among what does not match that one language has and the other lacks. */
export const aloneWidgets = (found: readonly Mismatch[]): Sides => ({
  left: found.flatMap(({ en, he }) => (en?.end && !he ? [en] : [])),
  right: found.flatMap(({ en, he }) => (he?.end && !en ? [he] : [])),
})

/**
 * What two pages do not share outside of widgets that one of them has alone: what is inside comes with them. Nor is anything
 * missing on one page that is inside such a widget there, since the other page may have its text without the widget.
 * @param compare what only one side has of what is outside
 */
export function apartFrom(alone: Sides, { left, right }: Sides, compare: (outside: Sides) => Sides): Sides {
  const [ours, theirs] = [split(left, alone.left), split(right, alone.right)]
  const apart = compare({ left: ours.outside, right: theirs.outside })
  return {
    left: differenceInAnyOrder(apart.left, theirs.inside).left,
    right: differenceInAnyOrder(apart.right, ours.inside).left,
  }
}

function split(marks: readonly Mark[], widgets: readonly Mark[]): { inside: Mark[]; outside: Mark[] } {
  const isInside = (mark: Mark) =>
    widgets.some(widget => isBefore(widget, mark) && widget.end !== undefined && isBefore(mark, widget.end))
  return { inside: marks.filter(isInside), outside: marks.filter(mark => !isInside(mark)) }
}

type Position = Pick<Mark, 'line' | 'column'>

const isBefore = (one: Position, other: Position): boolean =>
  one.line < other.line || (one.line === other.line && one.column < other.column)
