import { Text } from '@codemirror/state'
import { showsFact } from '../../content/newFact.ts'
import type { PlacedFault } from './editor/faultMarks.ts'
import type { AddedFact, StateChange } from './sessionState.ts'

type Known = Pick<StateChange, 'factsAdded' | 'doc' | 'checked' | 'checking' | 'isPageOld'>

/**
 * Facts that were added, without those that somebody has filled in since. One that undo took out of the text stays: it may come back.
 * @returns the same list where nothing differs, so that it causes no redraw
 */
export function factsToFillIn(known: Known): readonly AddedFact[] | undefined {
  const { factsAdded, doc = Text.empty, checked = [], checking, isPageOld } = known
  if (!factsAdded || factsAdded.length === 0) return undefined
  const text = doc.toString()
  const isCertain = !checking && !isPageOld
  const left = factsAdded.flatMap(fact => {
    const isShown = showsFact(fact.newFact.id, text)
    if (isShown && isUnconfirmed(fact, checked)) return fact.isChecked ? fact : { ...fact, isChecked: true as const }
    if (isShown) return fact.isChecked && isCertain ? [] : fact
    const { isChecked, ...unchecked } = fact
    return isChecked ? unchecked : fact
  })
  return left.length === factsAdded.length && left.every((fact, index) => fact === factsAdded[index])
    ? factsAdded
    : left
}

/** What src/content/checks/addedFacts.ts finds. */
const isUnconfirmed = ({ newFact }: AddedFact, checked: readonly PlacedFault[]): boolean =>
  checked.some(
    ({ fault: { check, found } }) =>
      check === 'addedFacts' && typeof found !== 'string' && found.values?.id === newFact.id,
  )
