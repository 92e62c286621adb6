import { historyField } from '@codemirror/commands'
import { diff } from '@codemirror/merge'
import { Annotation, type ChangeDesc, EditorState, type Extension, Text, Transaction } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { type Locale, toLocale } from '../../content/locales/locales.ts'
import type { Problem, SourceFile } from '../server/protocol.ts'
import { DeskProblem, mergeTexts, readFile, saveFile } from './api.ts'
import { type Draft, readDraft, removeDraft, writeDraft } from './draftStore.ts'
import { editable } from './editor/editable.ts'
import { noFaults, type PlacedFault } from './editor/faultMarks.ts'
import { FileLock } from './fileLock.ts'
import { type FaultsFound, TextFaults } from './textFaults.ts'

/** Time after a change in which it is kept in the browser, ms. */
const keepDelay = 300

/** What happened to the text that the writer should know of, until the next save. */
type Notice = 'restored' | 'merged' | 'not-kept' | 'by-hand' | 'pictures-left' | 'other-by-hand'

/** What the desk shows of one file. */
export interface SessionState extends FaultsFound {
  readonly unsaved: boolean
  readonly saving: boolean
  /** Why the last save did not succeed. */
  readonly problem?: Problem | 'offline'
  readonly notice?: Notice
  /** What somebody else saved, where both changed the same words. */
  readonly conflict?: SourceFile
  /** Another tab writes this file. */
  readonly elsewhere: boolean
}

/** Marks changes that bring the editor to what is on disk; they are no edits of the writer's. */
const fromDisk = Annotation.define<true>()

/** One file on the desk: its editor, what is saved of it, and the page that it makes. */
export class Session {
  readonly view: EditorView
  readonly #lock: FileLock
  readonly #listeners = new Set<() => void>()
  readonly #faults: TextFaults
  /** The text when the desk was opened. */
  readonly opened: string
  #base: SourceFile
  #baseText: Text
  #state: SessionState = { unsaved: false, saving: false, elsewhere: false, own: noFaults, checked: noFaults }
  #keeping: ReturnType<typeof setTimeout> | undefined

  /** @param onPage is given the HTML of the text each time that it can be shown */
  constructor(source: SourceFile, extensions: Extension, onPage: (html: string) => void) {
    this.#base = source
    this.#baseText = Text.of(source.text.split('\n'))
    this.opened = source.text
    const config = {
      extensions: [
        extensions,
        EditorView.updateListener.of(update => update.docChanged && this.#changed(update.changes)),
      ],
    }
    const draft = readDraft(source)
    this.view = new EditorView({ state: this.#stateOf(draft, config) })
    this.#faults = new TextFaults(source.file, this.view, {
      onPage,
      onFaults: found => this.#set(found),
      onProblem: problem => this.#set({ problem }),
    })
    if (draft) void this.#restore(draft)
    this.#lock = new FileLock(source.file, {
      onHeld: () => this.#held(),
      onElsewhere: () => this.#setElsewhere(true),
      onAsked: () => this.#keep(),
    })
    addEventListener('pagehide', () => this.#keep())
    void this.#faults.render()
  }

  get file(): string {
    return this.#base.file
  }

  /** The language of its text. */
  get locale(): Locale {
    return toLocale(/\.([a-z]{2})\.mdx$/.exec(this.file)?.[1] ?? '')
  }

  get state(): SessionState {
    return this.#state
  }

  get savedText(): string {
    return this.#base.text
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Saves the text as it stands; what somebody else saved meanwhile is merged, or shown where that cannot be done. */
  async save(): Promise<void> {
    if (this.#state.saving || this.#state.elsewhere || this.#state.conflict) return
    this.#set({ saving: true })
    try {
      // A second round saves what the first one merged.
      for (let round = 0; round < 2; round++) {
        const text = this.#text()
        const saved = await saveFile(this.file, text, this.#base.version)
        if ('version' in saved) {
          this.#setBase({ file: this.file, text, version: saved.version })
          this.#set({ ...(round === 0 ? { notice: undefined } : {}), problem: undefined })
          break
        }
        if (!(await this.#takeIn(saved.conflict))) break
      }
    } catch (error) {
      if (!(error instanceof DeskProblem)) throw error
      this.#set({ problem: error.problem })
    } finally {
      this.#set({ saving: false })
    }
  }

  /** The content changed on disk: this file, or what its page shows of others. */
  async refresh(): Promise<void> {
    try {
      const disk = await readFile(this.file)
      if (disk.version !== this.#base.version && !this.#state.saving) await this.#takeIn(disk)
    } catch (error) {
      if (error instanceof DeskProblem) this.#set({ problem: error.problem })
    }
    await this.#faults.renderAgain()
  }

  /** Ends a conflict with this text; it is saved over what the other one wrote. */
  resolve(text: string): void {
    const { conflict } = this.#state
    if (!conflict) return
    this.#setBase(conflict)
    this.#bring(text, true)
    this.#set({ conflict: undefined })
    void this.save()
  }

  /** Takes back everything that is unsaved; undo brings it back. */
  discard(): void {
    this.#bring(this.#base.text, true)
    this.dismiss()
  }

  /** Writes what a fault says how to write, or tells the writer where to find it. */
  async cure(fault: PlacedFault): Promise<void> {
    if (!(await this.#faults.cure(fault))) this.#set({ notice: 'by-hand' })
  }

  dismiss(): void {
    this.#set({ notice: undefined })
  }

  notify(notice: Notice): void {
    this.#set({ notice })
  }

  takeOver = () => this.#lock.takeOver()

  /** The checks have an answer. */
  readChecked = () => this.#faults.readChecked()

  #text(): string {
    return this.view.state.doc.toString()
  }

  #stateOf(draft: Draft | undefined, config: { extensions: Extension }): EditorState {
    // With its history a text can be undone back to what was saved, and further.
    if (draft?.state && draft.base.version === this.#base.version) {
      try {
        const state = EditorState.fromJSON(draft.state, config, { history: historyField })
        if (state.doc.toString() === draft.text) return state
      } catch {
        // Of another version of the editor.
      }
    }
    return EditorState.create({ doc: this.#baseText, ...config })
  }

  async #restore(draft: Draft): Promise<void> {
    const disk = this.#base
    if (draft.text === disk.text) {
      removeDraft(this.file)
      return
    }
    this.#setBase(draft.base)
    this.#bring(draft.text, true)
    this.#set({ notice: 'restored' })
    if (draft.base.version !== disk.version) await this.#takeIn(disk)
    else this.#setBase(disk)
  }

  /** @returns whether the text holds both changes now */
  async #takeIn(disk: SourceFile): Promise<boolean> {
    const mine = this.#text()
    if (mine === this.#base.text || mine === disk.text) {
      this.#setBase(disk)
      this.#bring(disk.text, false)
      return true
    }
    const { text } = await mergeTexts(this.#base.text, mine, disk.text)
    // What was typed while git worked is merged with the next attempt.
    if (text === undefined || this.#text() !== mine) {
      this.#set(text === undefined ? { conflict: disk } : {})
      return false
    }
    this.#setBase(disk)
    this.#bring(text, true)
    this.#set({ notice: 'merged', conflict: undefined })
    return true
  }

  /** Changes only what differs, so that cursor and scroll position stay. */
  #bring(text: string, undoable: boolean): void {
    const changes = diff(this.#text(), text, { scanLimit: 1000 }).map(({ fromA, toA, fromB, toB }) => ({
      from: fromA,
      to: toA,
      insert: text.slice(fromB, toB),
    }))
    if (changes.length === 0) return
    this.view.dispatch({ changes, annotations: [fromDisk.of(true), Transaction.addToHistory.of(undoable)] })
  }

  #changed(changes: ChangeDesc): void {
    this.#set({})
    this.#keeping ??= setTimeout(() => this.#keep(), keepDelay)
    this.#faults.change(this.#state, changes)
  }

  /** Keeps what is unsaved in the browser, and removes what was saved. */
  #keep(): void {
    clearTimeout(this.#keeping)
    this.#keeping = undefined
    if (this.#state.elsewhere) return
    if (!this.#state.unsaved) {
      removeDraft(this.file)
      return
    }
    const state = this.view.state.toJSON({ history: historyField })
    const { file, text, version } = this.#base
    const kept = writeDraft({ base: { file, text, version }, text: this.#text(), at: Date.now(), state })
    if (!kept) this.#set({ notice: 'not-kept' })
  }

  #held(): void {
    const before = this.#state.elsewhere
    this.#setElsewhere(false)
    // What the other tab left.
    if (!before) return
    void readFile(this.file).then(disk => {
      const draft = readDraft(disk)
      this.#setBase(disk)
      this.#bring(disk.text, false)
      if (draft) void this.#restore(draft)
    })
  }

  #setElsewhere(elsewhere: boolean): void {
    this.#set({ elsewhere })
    this.view.dispatch({ effects: editable.setEditable(!elsewhere) })
  }

  #setBase(base: SourceFile): void {
    this.#base = base
    this.#baseText = Text.of(base.text.split('\n'))
    this.#set({})
    if (!this.#state.unsaved) this.#keep()
  }

  #set(change: { [Key in keyof SessionState]?: SessionState[Key] | undefined }): void {
    const unsaved = !this.view.state.doc.eq(this.#baseText)
    const next = { ...this.#state, unsaved, ...change } as SessionState
    // Most keys change nothing that the desk shows of its own.
    const keys = Object.keys(next) as (keyof SessionState)[]
    if (keys.every(key => next[key] === this.#state[key])) return
    this.#state = next
    for (const listener of this.#listeners) listener()
  }
}
