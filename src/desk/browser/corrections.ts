import type { Text, TransactionSpec } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import type { Edit } from '../../content/fault.ts'
import type { NewFact } from '../../content/newFact.ts'
import { addFact, findFix, removeFact } from './api.ts'
import { findingAt, type PlacedFault } from './editor/faultMarks.ts'
import { factsShown } from './factEffects.ts'
import { planFixes } from './planFixes.ts'
import type { AddedFact, SessionStore } from './sessionState.ts'
import type { TextFaults } from './textFaults.ts'

/**
 * What came of fixing a fault: `stale` where the text has changed since it was found, `by-hand` where no replacement does,
 * the fact where one was added for it, and its place among the facts.
 */
type FixOutcome = 'fixed' | AddedFact | 'stale' | 'by-hand'

/** What corrects a fault, and the place of the fact that was added for it. */
interface Fix extends Edit {
  readonly newFact?: NewFact
  readonly at?: string
}

/** In a picture without words, the cursor goes where they belong. */
function whereWordsLack(
  from: number,
  insert: string,
): Pick<TransactionSpec, 'selection' | 'scrollIntoView'> | undefined {
  const at = insert.indexOf('![](')
  return at < 0 ? undefined : { selection: { anchor: from + at + 2 }, scrollIntoView: true }
}

/** Corrects the faults of a text in its editor, and tells the writer what else came of it. */
export class Corrections {
  readonly #file: string
  readonly #view: EditorView
  readonly #faults: TextFaults
  readonly #store: SessionStore

  constructor(file: string, view: EditorView, faults: TextFaults, store: SessionStore) {
    this.#file = file
    this.#view = view
    this.#faults = faults
    this.#store = store
  }

  /**
   * Applies the fix of a fault. If the fault is no longer in the text, rechecks the text; if its range cannot be
   * found, selects the fault.
   */
  async fix(shown: PlacedFault): Promise<void> {
    const outcome = await this.#faults.whileTaken([shown], async taken => {
      const outcome = await this.#fix(taken.faults[0] ?? shown)
      // Nothing is checked again that would say so.
      if (outcome === 'by-hand') this.#faults.refuse(taken, shown)
      return outcome
    })
    const { notice, factsAdded = [] } = this.#store.state
    if (typeof outcome === 'object')
      this.#store.set({ notice: undefined, offer: undefined, factsAdded: [...factsAdded, outcome] })
    else if (outcome === 'by-hand') this.#store.notifyOf(outcome, { refused: shown }, shown.fault.fix)
    else if (outcome === 'stale') this.#store.notify(outcome)
    else if (notice === 'stale') this.#store.dismiss()
  }

  async #fix(placed: PlacedFault): Promise<FixOutcome> {
    const { doc } = this.#view.state
    const fix = await this.#findFix(doc, doc, placed)
    if (this.#view.state.doc !== doc || fix === 'stale' || (!fix && this.#faults.isBehind)) {
      // The fact of a fix that is not made.
      if (typeof fix === 'object' && fix.newFact) await removeFact(this.#file, fix.newFact).catch(() => undefined)
      void this.#faults.renderAgain()
      return 'stale'
    }
    if (!fix) {
      this.#view.dispatch({ selection: { anchor: placed.from, head: placed.to }, scrollIntoView: true })
      this.#goToText()
      return 'by-hand'
    }
    const { from, to, insert, newFact, at = '' } = fix
    // Tells undo of the fact.
    const effects = newFact ? factsShown.of([newFact]) : []
    const change = { changes: { from, to, insert }, effects, userEvent: 'input.fix' }
    const words = whereWordsLack(from, insert)
    this.#view.dispatch({ ...change, ...words })
    if (words) this.#goToText()
    return newFact ? { newFact, at, shown: this.#view.state.doc } : 'fixed'
  }

  /** Where something is left to write; else the focus stays where the next fault is corrected. */
  #goToText(): void {
    // Beside a table only the table is seen.
    if (this.#view.dom.offsetParent) this.#view.focus()
  }

  /**
   * Applies the fixes of faults as one change, each found in the text that those before it leave; what none of them fixes stays in
   * the list.
   */
  async fixAll(shown: readonly PlacedFault[]): Promise<void> {
    await this.#faults.whileTaken(shown, async taken => {
      for (;;) {
        const { doc } = this.#view.state
        const plan = await planFixes(doc, taken.faults, async (text, placed) => {
          const fix = await this.#findFix(doc, text, placed)
          return fix === 'stale' ? undefined : fix
        })
        if (this.#view.state.doc === doc) {
          if (!plan.changes.empty) this.#view.dispatch({ changes: plan.changes, userEvent: 'input.fix' })
          if (plan.isPartial) this.#faults.giveBack(taken)
          return
        }
        // Typed meanwhile: they are found again where the faults are now.
      }
    })
  }

  /**
   * What corrects a fault of a text. First the fact is added, so that the page never shows one that is missing.
   * @param start the text of the editor from which this one follows
   * @returns `stale` where the editor has another text by now, or the fact could not be added
   */
  async #findFix(start: Text, text: Text, placed: PlacedFault): Promise<Fix | 'stale' | undefined> {
    const isSame = () => this.#view.state.doc === start
    if (!isSame()) return 'stale'
    const found = await findFix(this.#file, text.toString(), findingAt(text, placed)).catch(() => undefined)
    if (!isSame()) return 'stale'
    if (found?.insert === undefined) return undefined
    const { from = 0, to = 0, insert, newFact } = found
    if (!newFact) return { from, to, insert }
    const added = await addFact(this.#file, newFact).catch(() => undefined)
    return added?.done ? { from, to, insert, newFact, at: added.at ?? '' } : 'stale'
  }
}
