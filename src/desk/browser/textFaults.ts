import type { ChangeDesc, ChangeSpec, Text, TransactionSpec } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import type { Edit, Finding } from '../../content/fault.ts'
import type { NewFact } from '../../content/newFact.ts'
import { addFact, DeskProblem, findFix, readChecked, removeFact, renderDraft } from './api.ts'
import { findingAt, mapFaults, noFaults, type PlacedFault, placeFaults } from './editor/faultMarks.ts'
import { type MadeFix, planFixes } from './planFixes.ts'
import { TypingPace } from './typingPace.ts'

/** What is wrong with a text. */
export interface FaultsFound {
  /** Faults that the renderer and the checks of this page last found in the text. */
  readonly own: readonly PlacedFault[]
  /** What the checks of the whole content found. */
  readonly checked: readonly PlacedFault[]
  /** Whether the text has changed since, so that both may be about words that are no longer there. */
  readonly checking: boolean
}

/** In a picture without words, the cursor goes where they belong. */
function whereWordsLack(from: number, insert: string): Pick<TransactionSpec, 'selection' | 'scrollIntoView'> {
  const at = insert.indexOf('![](')
  return at < 0 ? {} : { selection: { anchor: from + at + 2 }, scrollIntoView: true }
}

/** The same for a fault wherever it moves to. */
export const faultKey = ({ check, found }: Pick<Finding, 'check' | 'found'>): string => check + JSON.stringify(found)

/**
 * What came of fixing a fault: `stale` where the text has changed since it was found, `by-hand` where no replacement does,
 * the fact where one was added for it, and its place among the facts.
 */
export type FixOutcome = 'fixed' | AddedFact | 'stale' | 'by-hand'

export interface AddedFact {
  readonly newFact: NewFact
  /** `line:column`. */
  readonly at: string
  readonly reference: Reference
  /** The text as its reference came into it. */
  readonly shown: Text
}

/** What a fix put into the text to show a fact, and the words that were there. */
interface Reference {
  readonly from: number
  readonly to: number
  readonly written: string
  readonly before: string
}

/** What corrects a fault, and the place of the fact that was added for it. */
interface Fix extends Edit {
  readonly newFact?: NewFact
  readonly at?: string
}

/** The change that puts the words back which a reference stands for; undefined where it is no longer as it was written. */
export const withoutReference = (doc: Text, { from, to, written, before }: Reference): ChangeSpec | undefined =>
  from <= to && doc.sliceString(from, to) === written ? { from, to, insert: before } : undefined

/** The fact that a fix added, if it did. */
function addedBy({ fix, before, after, from, to }: MadeFix<Fix>): AddedFact | undefined {
  const { newFact, at = '', insert } = fix
  const reference = { from, to, written: insert, before: before.sliceString(fix.from, fix.to) }
  return newFact && { newFact, at, reference, shown: after }
}

interface Callbacks {
  /** The HTML of the text; null where it cannot be shown. */
  onPage(html: string | null): void
  onFaults(found: FaultsFound): void
  /** The text could not be rendered. */
  onProblem(problem: DeskProblem['problem']): void
  /** It could, by the rendering that was this many of all that were asked for. */
  onRendered(rendering: number): void
}

/** Delay from the last change until faults that moved with the text are shown at their new places, ms. */
const moveDelay = 150

/** Has the text of an editor rendered and checked as it changes. */
export class TextFaults {
  readonly #file: string
  readonly #view: EditorView
  readonly #on: Callbacks
  readonly #pace = new TypingPace()
  #revision = 0
  /** Renderings asked for so far. */
  renderings = 0
  #rendered = -1
  #checked = -1
  #rendering = false
  /** Time from the text's sending to its page, ms. */
  #lastTook = 0
  /** As last reported; lags slightly behind the text. */
  #shown: FaultsFound = { own: noFaults, checked: noFaults, checking: true }
  #found: FaultsFound = { own: noFaults, checked: noFaults, checking: true }
  #moving: ReturnType<typeof setTimeout> | undefined
  /** Faults that are being fixed together, at their places in the current text. */
  #toFix: readonly PlacedFault[] = []

  constructor(file: string, view: EditorView, on: Callbacks) {
    this.#file = file
    this.#view = view
    this.#on = on
  }

  /** The text changed: its faults move along until it is rendered again. */
  change(changes: ChangeDesc): void {
    this.#revision++
    this.#pace.key()
    const { own, checked, checking } = this.#found
    this.#found = { own: mapFaults(own, changes), checked: mapFaults(checked, changes), checking: true }
    this.#toFix = mapFaults(this.#toFix, changes)
    // The marks in the text move by themselves; a list drawn again at each key would keep its letter waiting.
    clearTimeout(this.#moving)
    if (own.length + checked.length > 0 || !checking) this.#moving = setTimeout(() => this.#show({}), moveDelay)
    void this.render()
  }

  /** Renders the text again although it is the same: what its page shows of others changed, and what is checked with it. */
  async renderAgain(): Promise<void> {
    this.#rendered = this.#checked = -1
    await this.render()
  }

  /** Renders the current text; what is typed meanwhile is rendered afterwards. */
  async render(): Promise<void> {
    if (this.#rendering) return
    this.#rendering = true
    try {
      while (this.#rendered !== this.#revision) {
        await this.#pace.turn(this.#lastTook)
        const revision = this.#revision
        const rendering = ++this.renderings
        const began = performance.now()
        const { html, faults } = await renderDraft(this.#file, this.#text(), revision)
        this.#rendered = revision
        this.#on.onPage(html)
        this.#lastTook = performance.now() - began
        if (revision !== this.#revision) continue
        this.#show({ own: placeFaults(this.#view.state.doc, faults), checking: this.#isBehind })
        this.#on.onRendered(rendering)
      }
    } catch (error) {
      if (error instanceof DeskProblem) this.#on.onProblem(error.problem)
    } finally {
      this.#rendering = false
    }
  }

  /** Reads the results of a finished run of the checks; those of an older text are ignored. */
  async readChecked(): Promise<void> {
    const { revision, faults } = await readChecked(this.#file).catch(() => ({ revision: undefined, faults: [] }))
    if (revision !== this.#revision) return
    this.#checked = revision
    this.#show({ checked: placeFaults(this.#view.state.doc, faults), checking: this.#isBehind })
  }

  /**
   * Applies the fix of a fault. If the fault is no longer in the text, rechecks the text; if its range cannot be
   * found, selects the fault.
   */
  async fix(shown: PlacedFault): Promise<FixOutcome> {
    const [taken] = this.#take([shown])
    const outcome = await this.#fix(taken ?? shown)
    // Nothing is checked again that would say so.
    if (outcome === 'by-hand') this.#giveBack()
    return outcome
  }

  async #fix(shown: PlacedFault): Promise<FixOutcome> {
    const { doc } = this.#view.state
    const placed = this.#current(shown)
    const fix = await this.#findFix(doc, doc, placed)
    // Beside a table only the table is seen.
    if (this.#view.dom.offsetParent) this.#view.focus()
    if (this.#view.state.doc !== doc || fix === 'stale' || (!fix && this.#isBehind)) {
      if (typeof fix === 'object') await this.#withdraw([fix])
      void this.renderAgain()
      return 'stale'
    }
    if (!fix) {
      this.#view.dispatch({ selection: { anchor: placed.from, head: placed.to }, scrollIntoView: true })
      return 'by-hand'
    }
    const { from, to, insert } = fix
    this.#view.dispatch({ changes: { from, to, insert }, ...whereWordsLack(from, insert), userEvent: 'input.fix' })
    const made = { fix, before: doc, after: this.#view.state.doc, from, to: from + insert.length }
    return addedBy(made) ?? 'fixed'
  }

  /**
   * Applies the fixes of faults as one change, each found in the text that those before it leave.
   * @returns the facts that were added
   */
  async fixAll(shown: readonly PlacedFault[]): Promise<AddedFact[]> {
    this.#toFix = this.#take(shown)
    for (;;) {
      const { doc } = this.#view.state
      const plan = await planFixes(doc, this.#toFix, async (text, placed) => {
        const fix = await this.#findFix(doc, text, placed)
        return fix === 'stale' ? undefined : fix
      })
      if (this.#view.state.doc === doc) {
        this.#toFix = []
        if (plan.made.length > 0) this.#view.dispatch({ changes: plan.changes, userEvent: 'input.fix' })
        if (plan.isPartial) this.#giveBack()
        return plan.made.flatMap(made => addedBy(made) ?? [])
      }
      // Typed meanwhile: they are found again where the faults are now.
      await this.#withdraw(plan.made.map(({ fix }) => fix))
    }
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

  /** Takes back the facts of fixes that are not made. */
  async #withdraw(fixes: readonly Fix[]): Promise<void> {
    for (const { newFact } of fixes) if (newFact) await removeFact(newFact).catch(() => undefined)
  }

  /** Shows at once that these are being fixed, so that nobody asks twice. @returns them at their current places */
  #take(shown: readonly PlacedFault[]): readonly PlacedFault[] {
    const current = shown.map(fault => this.#current(fault))
    const taken = new Map(current.map(fault => [fault, { ...fault, isTaken: true }] as const))
    const mark = (list: readonly PlacedFault[]) => list.map(fault => taken.get(fault) ?? fault)
    this.#show({ own: mark(this.#found.own), checked: mark(this.#found.checked) })
    return [...taken.values()]
  }

  /** What could not be fixed is as it was. */
  #giveBack(): void {
    const free = (list: readonly PlacedFault[]) => list.map(({ isTaken: _, ...fault }) => fault)
    this.#show({ own: free(this.#found.own), checked: free(this.#found.checked) })
  }

  /** A reported fault at its current place. */
  #current(shown: PlacedFault): PlacedFault {
    const at = (list: 'own' | 'checked') =>
      this.#found[list][this.#shown[list].findIndex(({ fault }) => fault === shown.fault)]
    return at('own') ?? at('checked') ?? shown
  }

  get #isBehind(): boolean {
    return this.#checked !== this.#revision || this.#rendered !== this.#revision
  }

  #show(found: Partial<FaultsFound>): void {
    clearTimeout(this.#moving)
    this.#found = { ...this.#found, ...found }
    this.#shown = this.#found
    this.#on.onFaults(this.#found)
  }

  #text(): string {
    return this.#view.state.doc.toString()
  }
}
