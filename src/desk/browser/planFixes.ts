import { ChangeSet, type Text } from '@codemirror/state'
import type { Edit } from '../../content/fault.ts'
import { changesBetween } from './changesBetween.ts'
import { mapFaults, type PlacedFault } from './editor/faultMarks.ts'

/** Corrections of several faults as one change. */
export interface FixPlan {
  readonly changes: ChangeSet
  /** Whether faults are left, which nothing corrects at their place. */
  readonly isPartial: boolean
}

/**
 * Plans the corrections of faults one after the other, each in the text that those before it leave. From the end, since what is wrong
 * with a mark is seen only as long as the word before it is none of a widget.
 * @param findFix what corrects a fault in a text, if anything does
 */
export async function planFixes(
  text: Text,
  faults: readonly PlacedFault[],
  findFix: (text: Text, fault: PlacedFault) => Promise<Edit | undefined>,
): Promise<FixPlan> {
  let [after, changes, left]: [Text, ChangeSet, readonly PlacedFault[]] = [
    text,
    ChangeSet.empty(text.length),
    faults.toSorted((a, b) => b.from - a.from),
  ]
  let isPartial = false
  for (let [next] = left; next; [next] = left) {
    left = left.slice(1)
    const fix = await findFix(after, next)
    if (!fix) {
      isPartial = true
      continue
    }
    const change = changeOf(after, fix)
    after = change.apply(after)
    changes = changes.compose(change)
    left = mapFaults(left, change)
  }
  return { changes, isPartial }
}

/** Changes only what differs: the faults in a widget that a fix moves to lines of its own keep their places. */
function changeOf(text: Text, { from, to, insert }: Edit): ChangeSet {
  const parts = changesBetween(text.sliceString(from, to), insert).map(part => ({
    ...part,
    from: from + part.from,
    to: from + part.to,
  }))
  return ChangeSet.of(parts, text.length)
}
