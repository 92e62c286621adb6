import { isolateHistory } from '@codemirror/commands'
import { type ChangeDesc, EditorState, type Extension, type StateEffect, Text } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { type Locale, toLocale } from '../../content/locales/locales.ts'
import type { Moved, SourceFile } from '../server/protocol.ts'
import { DeskProblem, mergeTexts, readFile, saveFile } from './api.ts'
import { changesBetween, withChange } from './changesBetween.ts'
import { Corrections } from './corrections.ts'
import { moveDraft, readState, removeDraft, writeDraft } from './draftStore.ts'
import { editable } from './editor/editable.ts'
import { outsideChange } from './editor/outsideChange.ts'
import { FileLock } from './fileLock.ts'
import { type Draft, readDraft } from './readDraft.ts'
import { conflictKey, type SessionState, SessionStore, type StateChange } from './sessionState.ts'
import { TextFaults } from './textFaults.ts'
import { withWords } from './withWords.ts'

/** Attempts of one save: each after the first saves what was merged with a change on disk. */
const maxRounds = 5

/** Delay from a change until the draft is stored in the browser, ms. */
const keepDelay = 300

/** One open file: its editor, draft, lock and faults, and its saved state. */
export class Session {
  readonly view: EditorView
  /** What the writer sees of it. */
  readonly store = new SessionStore()
  readonly corrections: Corrections
  readonly #lock: FileLock
  readonly #faults: TextFaults
  /** The text when the desk was opened. */
  readonly opened: string
  #base: SourceFile
  #baseText: Text
  #keeping: ReturnType<typeof setTimeout> | undefined
  /** Names this desk in what it saves and keeps; with a kept text it takes over the name of the desk that kept it. */
  #id: string = crypto.randomUUID()
  /** How many renderings had been asked for when the last save failed; its reason is the state's problem. */
  #failedAt: number | undefined
  /** When the last save began that this desk knows of, by its answer or since it read the file, ms since 1970. */
  #savedAt = 0
  /** Version that was read last. */
  #onDisk: string
  /** How many readings of the file were begun, and which of them was answered last. */
  readonly #readings = { begun: 0, answered: 0 }
  /** Requested while a save was in progress, which does not contain what was typed since. */
  #saveAgain = false

  /** @param onPage receives the page's HTML whenever the text can be rendered */
  constructor(source: SourceFile, extensions: Extension, onPage: (html: string) => void) {
    this.#base = source
    this.#baseText = Text.of(source.text.split('\n'))
    this.#onDisk = source.version
    this.opened = source.text
    const config = {
      extensions: [
        extensions,
        EditorView.updateListener.of(update => update.docChanged && this.#changed(update.changes)),
      ],
    }
    const draft = readDraft(source)
    this.view = new EditorView({
      state: (draft && readState(draft, source, config)) ?? EditorState.create({ doc: this.#baseText, ...config }),
    })
    this.#faults = new TextFaults(source.file, this.view, {
      onPage: (html, isOld) => {
        this.#set({ isPageOld: isOld })
        if (html !== null) onPage(html)
      },
      onFaults: found => this.#set(found),
      onProblem: problem => this.#unanswered(problem),
      onRendered: rendering => this.#answered(rendering),
    })
    this.corrections = new Corrections(source.file, this.view, this.#faults, this.store)
    if (draft) void this.#restore(draft)
    this.#lock = new FileLock(source.file, {
      onHeld: () => this.#held(),
      onElsewhere: () => this.#setElsewhere(true),
      onAsked: () => this.#keep(),
    })
    addEventListener('pagehide', () => this.#keep(true))
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
    return this.store.state
  }

  get savedText(): string {
    return this.#base.text
  }

  subscribe = this.store.subscribe

  /** Saves the text; what someone else saved meanwhile is merged, or shown as a conflict. */
  async save(): Promise<void> {
    if (this.state.elsewhere || this.state.conflict) return
    this.#saveAgain = this.state.saving
    if (this.state.saving) return
    this.#set({ saving: true })
    try {
      for (let round = 0; round < maxRounds && !this.state.conflict; round++) {
        const text = this.#text()
        const { file, version } = this.#base
        const at = Date.now()
        const saved = await saveFile({ file, text, base: version, at, by: this.#id })
        if ('version' in saved) {
          this.#savedAt = at
          this.#failedAt = undefined
          this.#setBase({ file, text, version: saved.version })
          this.#set({ ...(round === 0 ? { notice: undefined } : {}), problem: undefined })
          break
        }
        await this.#merge(saved.conflict)
      }
    } catch (error) {
      if (!(error instanceof DeskProblem)) throw error
      if (error.moved) this.#leave(error.moved)
      else {
        this.#failedAt = this.#faults.renderings
        this.#set({ problem: error.problem })
      }
    } finally {
      this.#set({ saving: false })
    }
    // What changed on disk while the conflict was worked out was left to this save.
    if (this.state.conflict) await this.#mergeDisk()
    if (this.#saveAgain && this.state.unsaved) await this.save()
  }

  /** Reads the file again after content changed on disk, and renders its page, which may show other files too. */
  async refresh(): Promise<void> {
    await this.#mergeDisk()
    if (!this.state.moved) await this.#faults.renderAgain()
  }

  /**
   * Shows as a conflict what the text has just replaced of the file: someone else wrote it while a field was typed into.
   * @param before the text before it was replaced
   * @param began that text with what both began with
   */
  showConflict(before: string, began: string): void {
    const disk = this.#base
    const text = withChange(disk.text, before, began)
    // No version of the file: what both began with is on disk nowhere.
    this.#setBase({ file: disk.file, text, version: '' })
    void this.#merge(disk)
  }

  /**
   * Ends a conflict with this text, which replaces what is on disk; undo leads to the words that others wrote there. Where these
   * are not on disk any more the conflict is worked out again instead: the writer has not seen what would be replaced.
   */
  async resolve(text: string): Promise<void> {
    const shown = this.state.conflict
    await this.#mergeDisk()
    const { conflict } = this.state
    if (!conflict || !shown || conflictKey(conflict) !== conflictKey(shown)) return
    const { disk, merged } = conflict
    this.#setBase(disk)
    this.#replaceText(merged.text, false)
    this.#replaceText(withWords('theirs', merged), true)
    this.#replaceText(text, true)
    this.#set({ conflict: undefined })
    void this.save()
  }

  /** @param kept the text that the writer has begun to make of both */
  changeConflict(kept: string): void {
    const { conflict } = this.state
    if (conflict) this.#set({ conflict: { ...conflict, kept } })
  }

  /** Leaves a conflict for later: nothing is saved until then. */
  async putOffConflict(): Promise<void> {
    const shown = this.state.conflict
    try {
      await this.#takeKept()
    } catch (error) {
      if (!(error instanceof DeskProblem)) throw error
      if (shown) this.#replaceText(shown.kept, true)
      this.#unanswered(error.problem)
    }
    const { conflict } = this.state
    if (conflict && conflict.disk.version === shown?.disk.version)
      this.#set({ conflict: { ...conflict, isPutOff: true } })
  }

  /** Shows a conflict that was left, with what was written since. */
  async takeUpConflict(): Promise<void> {
    if (this.state.conflict?.isPutOff) await this.#mergeDisk(true)
  }

  /** Discards everything unsaved; undo restores it. @param effect what else the change does */
  discard(effect: StateEffect<unknown>): void {
    this.#replaceText(this.#base.text, true, [effect])
  }

  takeOver = () => this.#lock.takeOver()

  /** Reads the results of a finished run of the checks. */
  readChecked = async (): Promise<void> => {
    await this.#faults.readChecked()
    if (this.state.notice === 'stale' && !this.state.checking) this.store.dismiss()
  }

  #text(): string {
    return this.view.state.doc.toString()
  }

  async #restore(draft: Draft): Promise<void> {
    const disk = this.#base
    if (draft.text === disk.text) {
      removeDraft(this.file)
      return
    }
    this.#id = draft.by ?? this.#id
    // A branch may have brought back a version that this desk had saved over: that save is not of this text.
    this.#savedAt = draft.savedAt ?? 0
    this.#setBase(draft.base)
    this.#replaceText(draft.text, true)
    this.#set({ notice: 'restored' })
    if (draft.base.version !== disk.version) await this.#merge(disk)
    else this.#setBase(disk)
  }

  /** What is on disk; never an answer from before a save, which would undo it, or from before another answer. */
  async #readDisk(): Promise<SourceFile> {
    const base = this.#base
    const reading = ++this.#readings.begun
    const disk = await readFile(this.file)
    if (this.#base !== base || reading < this.#readings.answered) return this.#readDisk()
    this.#readings.answered = reading
    return disk
  }

  async #mergeDisk(takesUp = false): Promise<void> {
    try {
      const disk = await this.#readDisk()
      if (this.state.problem === 'missing') {
        this.#failedAt = undefined
        this.#set({ problem: undefined })
      }
      // A save in progress finds out by itself what is on disk.
      if (!this.state.saving) await this.#merge(disk, takesUp)
    } catch (error) {
      if (!(error instanceof DeskProblem)) throw error
      if (error.moved) this.#leave(error.moved)
      else this.#unanswered(error.problem)
    }
  }

  /** Merges what is on disk into the text, or shows a conflict; does nothing where something newer was merged, saved or read meanwhile. */
  async #merge(disk: SourceFile, takesUp = false): Promise<void> {
    this.#onDisk = disk.version
    if (this.state.conflict && this.state.conflict.disk.version !== disk.version) await this.#takeKept()
    if (this.#onDisk !== disk.version) return
    const lost = this.#unheardSave(disk)
    if (lost) this.#setBase(lost)
    const [base, mine] = [this.#base, this.#text()]
    if (disk.version === base.version) {
      this.#set({ conflict: undefined })
      return
    }
    if (mine === base.text || mine === disk.text) {
      this.#setBase(disk)
      this.#replaceText(disk.text, false)
      this.#set({ conflict: undefined })
      return
    }
    const merged = await mergeTexts(base.text, mine, disk.text)
    if (this.#base !== base || this.#onDisk !== disk.version) return
    if (this.#text() !== mine) return this.#merge(disk, takesUp)
    if (merged.clashes.length > 0) {
      const { conflict } = this.state
      const isPutOff = !takesUp && conflict?.isPutOff === true && conflict.disk.version === disk.version
      const isSame = conflict !== undefined && conflictKey(conflict) === conflictKey({ disk, merged })
      this.#set({ conflict: { disk, merged, kept: isSame ? conflict.kept : merged.text, isPutOff } })
      return
    }
    this.#setBase(disk)
    this.#replaceText(merged.text, false)
    this.#set({ notice: 'merged', conflict: undefined })
  }

  /** Takes what the writer has made of the last column into the text, without the words of others, which may leave the disk again. */
  async #takeKept(): Promise<void> {
    const { conflict } = this.state
    if (!conflict || conflict.kept === conflict.merged.text) return
    const mine = this.#text()
    const { text } = await mergeTexts(conflict.merged.text, conflict.kept, mine)
    if (this.state.conflict !== conflict || this.#text() !== mine) return this.#takeKept()
    this.#replaceText(text, true)
    this.#set({ conflict: { ...conflict, kept: conflict.merged.text } })
  }

  /** What this desk saved over the version that it knows, where it never got the answer. */
  #unheardSave({ file, version, lastSave }: SourceFile): SourceFile | undefined {
    // Whatever was saved over it, the disk has that version again, from which the text is still unsaved.
    if (version === this.#base.version) return undefined
    const isOurs = lastSave?.by === this.#id && lastSave.base === this.#base.version
    if (!isOurs || lastSave.at <= this.#savedAt) return undefined
    return { file, text: lastSave.text, version: lastSave.version }
  }

  /**
   * Changes only what differs, so that cursor and scroll position stay.
   * @param undoable false for what others wrote, which undoing one's own words must leave
   */
  #replaceText(text: string, undoable: boolean, effects: readonly StateEffect<unknown>[] = []): void {
    const changes = changesBetween(this.#text(), text)
    if (changes.length === 0) return
    if (undoable) this.view.dispatch({ changes, effects, annotations: isolateHistory.of('full') })
    else this.view.dispatch(outsideChange(this.view.state, changes))
  }

  #changed(changes: ChangeDesc): void {
    this.#set({})
    this.#keeping ??= setTimeout(() => this.#keep(), keepDelay)
    this.#faults.change(changes)
  }

  /** Stores unsaved text as a draft in the browser; removes the draft of a saved one. */
  #keep(leaving = false): void {
    clearTimeout(this.#keeping)
    this.#keeping = undefined
    if (this.state.elsewhere) return
    if (!this.state.unsaved) {
      removeDraft(this.file, leaving)
      return
    }
    const { file, text, version } = this.#base
    const desk = { base: { file, text, version }, by: this.#id, savedAt: this.#savedAt }
    const kept = writeDraft(desk, this.view.state, leaving)
    if (!kept) this.#set({ notice: 'not-kept' })
  }

  /** Its page was given another name or folder. What is unsaved goes there; here nothing is written any more. */
  #leave(moved: Moved): void {
    if (this.state.moved) return
    const isKept = this.#keeping === undefined
    moveDraft(this.file, moved.file)
    // What was kept already is there; it may have been written on there since.
    if (!isKept) this.#keep()
    this.#failedAt = undefined
    this.#set({ moved, problem: undefined, notice: undefined, conflict: undefined })
    this.#setElsewhere(true)
  }

  #unanswered(problem: DeskProblem['problem']): void {
    if (this.#failedAt === undefined) this.#set({ problem })
  }

  /**
   * A rendering says that the server answers again; that the file is gone stays until it is back, and any other reason why a save
   * failed until one succeeds.
   */
  #answered(rendering: number): void {
    const { unsaved, problem } = this.state
    if (unsaved && problem === 'missing') return
    const failedAt = this.#failedAt
    if (unsaved && failedAt !== undefined && (problem !== 'offline' || rendering <= failedAt)) return
    this.#failedAt = undefined
    this.#set({ problem: undefined })
  }

  #held(): void {
    if (this.state.moved) return
    const before = this.state.elsewhere
    this.#setElsewhere(false)
    // What the other tab left.
    if (!before) return
    void this.#readDisk().then(disk => {
      const draft = readDraft(disk)
      this.#setBase(disk)
      this.#replaceText(disk.text, false)
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
    this.#savedAt = Math.max(this.#savedAt, base.lastSave?.at ?? 0)
    this.#set({})
    if (!this.state.unsaved) this.#keep()
  }

  #set(change: StateChange): void {
    this.store.set({ unsaved: !this.view.state.doc.eq(this.#baseText), ...change })
  }
}
