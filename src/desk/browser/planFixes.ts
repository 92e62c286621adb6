import { ChangeSet, type Text } from '@codemirror/state'
import type { Edit } from '../../content/fault.ts'
import { changesBetween } from './changesBetween.ts'
import { mapFaults, type PlacedFault } from './editor/faultMarks.ts'

/** Corrections of several faults as one change. */
export interface FixPlan<Fix> {
  readonly changes: ChangeSet
  /** Every correction that is in it, with the text before and after it, and its range in the corrected text. */
  readonly made: readonly MadeFix<Fix>[]
  /** Whether faults are left, which nothing corrects at their place. */
  readonly isPartial: boolean
}

export interface MadeFix<Fix> {
  readonly fix: Fix
  readonly before: Text
  readonly after: Text
  readonly from: number
  readonly to: number
}

/**
 * Plans the corrections of faults one after the other, each in the text that those before it leave.
 * @param findFix what corrects a fault in a text, if anything does
 */
export async function planFixes<Fix extends Edit>(
  text: Text,
  faults: readonly PlacedFault[],
  findFix: (text: Text, fault: PlacedFault) => Promise<Fix | undefined>,
): Promise<FixPlan<Fix>> {
  let [after, changes, left]: [Text, ChangeSet, readonly PlacedFault[]] = [
    text,
    ChangeSet.empty(text.length),
    faults.filter(fault => !isReplaced(fault, faults)).toSorted(byTurn),
  ]
  let made: readonly MadeFix<Fix>[] = []
  let isPartial = false
  for (let [next] = left; next; [next] = left) {
    left = left.slice(1)
    const fix = await findFix(after, next)
    if (!fix) {
      isPartial = true
      continue
    }
    const change = changeOf(after, fix)
    const before = after
    after = change.apply(before)
    changes = changes.compose(change)
    left = mapFaults(left, change)
    made = [
      ...made.map(one => ({ ...one, from: change.mapPos(one.from, 1), to: change.mapPos(one.to, -1) })),
      { fix, before, after, from: fix.from, to: fix.from + fix.insert.length },
    ]
  }
  return { changes, made, isPartial }
}

/**
 * From the end, since what is wrong with a mark is seen only as long as the word before it is none of a widget. Facts come last,
 * so that new ones are numbered as they are read.
 */
function byTurn(a: PlacedFault, b: PlacedFault): number {
  const [ours, theirs] = [a, b].map(fault => Number(becomesFact(fault))) as [number, number]
  return ours - theirs || (ours === 1 ? a.from - b.from : b.from - a.from)
}

/** Whether its words become a reference to a fact, which may be a new one by the time of the correction. */
const becomesFact = ({ fault: { check, fix } }: PlacedFault): boolean => check === 'facts' && fix !== undefined

/** Whether its words are within some that become a fact: of a price that is corrected first, its own fault would find nothing. */
const isReplaced = (fault: PlacedFault, all: readonly PlacedFault[]): boolean =>
  all.some(other => becomesFact(other) && other !== fault && other.from <= fault.from && fault.to <= other.to)

/** Changes only what differs: the faults in a widget that a fix moves to lines of its own keep their places. */
function changeOf(text: Text, { from, to, insert }: Edit): ChangeSet {
  const parts = changesBetween(text.sliceString(from, to), insert).map(part => ({
    ...part,
    from: from + part.from,
    to: from + part.to,
  }))
  return ChangeSet.of(parts, text.length)
}
