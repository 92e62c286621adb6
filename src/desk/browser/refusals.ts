import type { ChangeDesc, Text } from '@codemirror/state'
import { mapFaults, type PlacedFault } from './editor/faultMarks.ts'
import { faultKey } from './faultKey.ts'

/** A fault whose fix was tried and did not do. */
export interface Refusal {
  /** As it was when that was asked for. */
  readonly asked: PlacedFault
  /** At its place in the current text. */
  readonly now: PlacedFault
}

interface Found {
  readonly own: readonly PlacedFault[]
  readonly checked: readonly PlacedFault[]
  readonly refusals: readonly Refusal[]
}

/** Whether a fault was found again at its place. */
export const isSame = (before: PlacedFault, now: PlacedFault): boolean =>
  before.from === now.from && faultKey(before.fault) === faultKey(now.fault)

/** Refusals at their places after some changes; once a line that one is about has changed, its fix may do. */
export const mapRefusals = (refusals: readonly Refusal[], doc: Text, changes: ChangeDesc): readonly Refusal[] =>
  refusals.flatMap(({ asked, now }) =>
    changes.touchesRange(doc.lineAt(now.from).from, doc.lineAt(now.to).to)
      ? []
      : mapFaults([now], changes).map(moved => ({ asked, now: moved })),
  )

/**
 * Faults with those marked that were refused.
 * @param isBehind whether they are of an older text, so that one that is not among them may still be found again
 */
export function findAgain<All extends Found>(found: All, isBehind: boolean): All {
  const isFound = ({ now }: Refusal) => [...found.own, ...found.checked].some(one => isSame(now, one))
  const refusals = isBehind ? found.refusals : found.refusals.filter(isFound)
  const mark = (list: readonly PlacedFault[]) => withRefused(list, refusals)
  return { ...found, refusals, own: mark(found.own), checked: mark(found.checked) }
}

/** The same list where nothing in it differs, so that it causes no redraw. */
function withRefused(faults: readonly PlacedFault[], refusals: readonly Refusal[]): readonly PlacedFault[] {
  const isRefused = (fault: PlacedFault) => refusals.some(({ now }) => isSame(now, fault))
  if (faults.every(fault => isRefused(fault) === (fault.isByHand === true))) return faults
  return faults.map(({ isByHand, ...fault }) => (isRefused(fault) ? { ...fault, isByHand: true } : fault))
}
