import { type ChangeDesc, Text } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import type { Finding } from '../../content/fault.ts'
import { DeskProblem, readChecked, renderDraft } from './api.ts'
import { mapFaults, noFaults, type PlacedFault, placeFaults } from './editor/faultMarks.ts'
import { findAgain, isSame, mapRefusals, type Refusal } from './refusals.ts'
import { TypingPace } from './typingPace.ts'

/** What is wrong with a text. */
export interface FaultsFound {
  /** The text that their places are in, which may be slightly older than the editor's. */
  readonly doc: Text
  /** Faults that the renderer and the checks of this page last found in the text. */
  readonly own: readonly PlacedFault[]
  /** What the checks of the whole content found. */
  readonly checked: readonly PlacedFault[]
  /** Those of them whose fix did not do. */
  readonly refusals: readonly Refusal[]
  /** Whether the text has changed since, so that both may be about words that are no longer there. */
  readonly checking: boolean
}

interface Callbacks {
  /** The HTML of the text, null where it cannot be shown; `isOld` where it has something of an older one. */
  onPage(html: string | null, isOld: boolean): void
  onFaults(found: FaultsFound): void
  /** The text could not be rendered. */
  onProblem(problem: DeskProblem['problem']): void
  /** It could, by the rendering that was this many of all that were asked for. */
  onRendered(rendering: number): void
}

/** Faults that are being corrected together, at their places in the current text. */
export interface Taken {
  readonly faults: readonly PlacedFault[]
}

const withMark = ({ isTaken: _, ...placed }: PlacedFault, isTaken: boolean): PlacedFault => ({
  ...placed,
  ...(isTaken ? { isTaken } : {}),
})

const nothingFound: FaultsFound = { doc: Text.empty, own: noFaults, checked: noFaults, refusals: [], checking: true }

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
  #shown = nothingFound
  #found = nothingFound
  #moving: ReturnType<typeof setTimeout> | undefined
  readonly #taken = new Set<{ faults: readonly PlacedFault[] }>()

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
    const refusals = mapRefusals(this.#found.refusals, this.#found.doc, changes)
    const { doc } = this.#view.state
    this.#found = { doc, own: mapFaults(own, changes), checked: mapFaults(checked, changes), refusals, checking: true }
    for (const taken of this.#taken) taken.faults = mapFaults(taken.faults, changes)
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
        const { html, isOld, faults } = await renderDraft(this.#file, this.#text(), revision)
        this.#rendered = revision
        this.#on.onPage(html, isOld)
        this.#lastTook = performance.now() - began
        if (revision !== this.#revision) continue
        this.#show({ own: this.#place(faults), checking: this.isBehind })
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
    this.#show({ checked: this.#place(faults), checking: this.isBehind })
  }

  /** Faults of the current text; what is found again while it is being corrected stays taken. */
  #place(faults: readonly Finding[]): readonly PlacedFault[] {
    const found = placeFaults(this.#view.state.doc, faults)
    const taken = [...this.#taken].flatMap(one => one.faults)
    return found.map(one => (taken.some(fault => isSame(fault, one)) ? withMark(one, true) : one))
  }

  /** Shows faults as taken, so that nobody asks twice, until they have been corrected and the text is checked again. */
  async whileTaken<Outcome>(
    shown: readonly PlacedFault[],
    correct: (taken: Taken) => Promise<Outcome>,
  ): Promise<Outcome> {
    const current = shown.map(fault => this.#current(fault))
    this.#mark(current, true)
    const taken = { faults: current }
    this.#taken.add(taken)
    try {
      return await correct(taken)
    } finally {
      this.#taken.delete(taken)
    }
  }

  /** What could not be corrected is as it was. */
  giveBack = ({ faults }: Taken) => this.#mark(faults, false)

  /** The fix of a fault did not do. @param asked the fault as it was when that was asked for */
  refuse(taken: Taken, asked: PlacedFault): void {
    const refused = taken.faults.map(now => ({ asked, now }))
    this.#found = { ...this.#found, refusals: [...this.#found.refusals, ...refused] }
    this.giveBack(taken)
  }

  #mark(faults: readonly PlacedFault[], isTaken: boolean): void {
    const mark = (list: readonly PlacedFault[]) =>
      list.map(found => (faults.some(fault => isSame(fault, found)) ? withMark(found, isTaken) : found))
    this.#show({ own: mark(this.#found.own), checked: mark(this.#found.checked) })
  }

  /** A reported fault at its current place. */
  #current(shown: PlacedFault): PlacedFault {
    const at = (list: 'own' | 'checked') =>
      this.#found[list][this.#shown[list].findIndex(({ fault }) => fault === shown.fault)]
    // What the pointer keeps from moving may have been found again since.
    const again = [...this.#found.own, ...this.#found.checked].find(found => isSame(shown, found))
    return at('own') ?? at('checked') ?? again ?? shown
  }

  /** Whether the text has changed since it was rendered and checked. */
  get isBehind(): boolean {
    return this.#checked !== this.#revision || this.#rendered !== this.#revision
  }

  #show(found: Partial<FaultsFound>): void {
    clearTimeout(this.#moving)
    this.#found = findAgain({ ...this.#found, ...found, doc: this.#view.state.doc }, this.isBehind)
    this.#shown = this.#found
    this.#on.onFaults(this.#found)
  }

  #text(): string {
    return this.#view.state.doc.toString()
  }
}
