import type { Edit, Finding } from '../../content/fault.ts'
import { pageFileOf } from '../../content/site.ts'
import type { Snapshot } from '../../content/snapshot.ts'
import { withFreeId } from './data/newFacts.ts'
import { editFor, headOf } from './editFor.ts'
import { faultsIn } from './faultsIn.ts'
import { offsetOf } from './offsetOf.ts'

/**
 * The edit that corrects a fault of a text, and the fact that is added with it. The fault may have been found before another one near
 * it was corrected.
 * @param found the fault, at its place in the text
 * @returns undefined where the fault is no longer at its place, or no edit corrects it
 */
export function fixFor(
  snapshot: Snapshot,
  file: string,
  text: string,
  found: Finding,
): (Edit & Pick<Finding, 'newFact'>) | undefined {
  const now = asFoundNow(snapshot, file, text, found)
  const fault = now && withFreeId(snapshot, file, now)
  const edit = fault && editFor(snapshot, file, text, fault)
  return edit && { ...edit, ...(fault.newFact ? { newFact: fault.newFact } : {}) }
}

/** A fault as it is found now at its place: the words that it quotes, and with them what is to be written, may have changed. */
function asFoundNow(snapshot: Snapshot, file: string, text: string, fault: Finding): Finding | undefined {
  const { check, line, column, replaces, newFact } = fault
  if (!pageFileOf(file)) return fault
  // A new fact changes what is said of the same price elsewhere, and not what is to be written.
  if (newFact && replaces !== undefined && text.startsWith(replaces, offsetOf(text, line, column))) return fault
  // In front matter a column counts the signs of the value, of which more are written: there it may be off by some.
  const isHead = offsetOf(text, line, 1) < headOf(text).length
  const isHere = (one: Finding) => one.line === line && (isHead || one.column === column)
  const isAlike = (key: 'found' | 'expected') => (one: Finding) =>
    JSON.stringify(one[key]) === JSON.stringify(fault[key])
  const here = faultsIn(snapshot, file, text, check)
    .filter(one => one.check === check && isHere(one))
    .toSorted((a, b) => Math.abs(a.column - column) - Math.abs(b.column - column))
  // Of a price whose fact was removed since, neither is said: it is to be added.
  return here.find(isAlike('found')) ?? here.find(isAlike('expected')) ?? here.find(one => one.newFact)
}
