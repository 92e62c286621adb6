import { type ChangeDesc, EditorState, type Extension, type StateEffect } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { type Locale, toLocale } from '../../content/locales/locales.ts'
import type { BringBack, BroughtBack } from '../server/pages/protocol.ts'
import type { Moved, SourceFile } from '../server/protocol.ts'
import { bringFileBack, DeskProblem, saveFile } from './api.ts'
import { Corrections } from './corrections.ts'
import { DiskChanges } from './diskChanges.ts'
import { moveDraft, readState, removeDraft, writeDraft } from './draftStore.ts'
import { editable } from './editor/editable.ts'
import { replaceText, takeOthersText } from './editor/replaceText.ts'
import { factsToFillIn } from './factsToFillIn.ts'
import { FileLock } from './fileLock.ts'
import { type Draft, readDraft } from './readDraft.ts'
import { SavedFile } from './savedFile.ts'
import { isNoticeOver, type SessionState, SessionStore, type StateChange } from './sessionState.ts'
import { TextFaults } from './textFaults.ts'

/** Attempts of one save: each after the first saves what was merged with a change on disk. */
const maxRounds = 5

/** Delay from a change until the draft is stored in the browser, ms. */
const keepDelay = 300

/** Delay until the disk is read again for a file that was taken over while it could not be read, ms. */
const heldDelay = 1000

/** One open file: its editor, draft, lock and faults, and its saved state. */
export class Session {
  readonly view: EditorView
  /** What the writer sees of it. */
  readonly store = new SessionStore()
  readonly corrections: Corrections
  readonly conflicts: DiskChanges
  readonly #lock: FileLock
  readonly #faults: TextFaults
  readonly #saved: SavedFile
  #holdsLock = false
  /** Whether all that is unsaved is still what another tab, which went, had kept of it. */
  #isAsLeft = false
  /** The text when the desk was opened. */
  readonly opened: string
  #keeping: ReturnType<typeof setTimeout> | undefined
  /** How many renderings had been asked for when the last save failed; its reason is the state's problem. */
  #failedAt: number | undefined
  /** Requested while a save was in progress, which does not contain what was typed since. */
  #saveAgain = false

  /** @param onPage receives the page's HTML whenever the text can be rendered */
  constructor(source: SourceFile, extensions: Extension, onPage: (html: string) => void) {
    this.opened = source.text
    this.#saved = new SavedFile(source)
    const config = {
      extensions: [
        extensions,
        EditorView.updateListener.of(update => update.docChanged && this.#changed(update.changes)),
      ],
    }
    const draft = readDraft(source)
    this.view = new EditorView({
      state: (draft && readState(draft, source, config)) ?? EditorState.create({ doc: this.#saved.doc, ...config }),
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
    this.conflicts = new DiskChanges(this.view, this.#saved, {
      state: () => this.state,
      set: change => this.#set(change),
      setSaved: version => this.#setSaved(version),
      onRead: () => this.#found(),
      onUnread: error => this.#unread(error),
      onProblem: problem => this.#unanswered(problem),
    })
    if (draft) void this.#restore(draft)
    this.#lock = new FileLock(source.file, {
      onHeld: () => void this.#held(),
      onElsewhere: () => this.#lost(),
      onAsked: () => this.#keep(),
      isAsLeft: () => this.state.elsewhere || this.#isAsLeft,
    })
    addEventListener('pagehide', () => this.#keep(true))
    void this.#faults.render()
  }

  get file(): string {
    return this.#saved.version.file
  }

  /** The language of its text. */
  get locale(): Locale {
    return toLocale(/\.([a-z]{2})\.mdx$/.exec(this.file)?.[1] ?? '')
  }

  get state(): SessionState {
    return this.store.state
  }

  get savedText(): string {
    return this.#saved.version.text
  }

  subscribe = this.store.subscribe

  /** Saves the text; what someone else saved meanwhile is merged, or shown as a conflict. */
  async save(): Promise<void> {
    if (this.state.elsewhere || this.state.conflict) return
    this.#saveAgain = this.state.saving
    if (this.state.saving) return
    this.#set({ saving: true })
    this.#isAsLeft = false
    try {
      for (let round = 0; round < maxRounds && !this.state.conflict; round++) {
        const text = this.#text()
        const { file, version } = this.#saved.version
        const at = Date.now()
        const saved = await saveFile({ file, text, base: version, at, by: this.#saved.by })
        if ('version' in saved) {
          this.#saved.savedAt = at
          this.#failedAt = undefined
          this.#setSaved({ file, text, version: saved.version })
          this.#set({ ...(round === 0 ? { notice: undefined } : {}), problem: undefined })
          break
        }
        await this.conflicts.merge(saved.conflict)
      }
    } catch (error) {
      if (!(error instanceof DeskProblem)) throw error
      if (error.moved) this.#leave(error.moved)
      else {
        this.#failedAt = this.#faults.renderings
        this.#set({ problem: error.problem, leadsTo: error.leadsTo, waitsIn: error.waitsIn })
      }
    } finally {
      this.#set({ saving: false })
    }
    // What changed on disk while the conflict was worked out was left to this save.
    if (this.state.conflict) await this.conflicts.read()
    if (this.#saveAgain && this.state.unsaved) await this.save()
  }

  /**
   * Brings back the file, which is no longer there, with this text; where what others wrote in it clashes with that, as they left it,
   * so that the writer can decide. What is there again meanwhile is not overwritten.
   */
  async bringBack(): Promise<void> {
    if (this.state.elsewhere || this.state.saving) return
    this.#saveAgain = false
    this.#set({ saving: true })
    const last = this.state.conflict?.disk
    const text = last?.text ?? this.#text()
    const { file, ...base } = last ?? this.#saved.version
    const at = Date.now()
    try {
      const answer = await bringFileBack({ file, text, base, at, by: this.#saved.by })
      if ('takenBy' in answer) this.store.notifyOf('address-taken', answer)
      else await this.#isBack(answer, { file, text, at, isOthers: last !== undefined })
    } catch (error) {
      if (!(error instanceof DeskProblem)) throw error
      if (error.moved) this.#leave(error.moved)
      else this.store.notifyOf('not-brought-back', { notBack: error.problem })
    } finally {
      this.#set({ saving: false })
    }
    if (this.#saveAgain && this.state.unsaved) await this.save()
  }

  /** Reads the file again after content changed on disk, and renders its page, which may show other files too. */
  async refresh(): Promise<void> {
    await this.conflicts.read()
    if (!this.state.moved) await this.#faults.renderAgain()
  }

  /** Discards everything unsaved; undo restores it. @param effect what else the change does */
  discard(effect: StateEffect<unknown>): void {
    replaceText(this.view, this.savedText, [effect])
  }

  /** Ends a conflict with this text, and saves it. */
  async resolve(text: string): Promise<void> {
    if (await this.conflicts.resolve(text)) void this.save()
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
    const disk = this.#saved.version
    if (draft.text === disk.text) {
      removeDraft(this.file)
      return
    }
    this.#saved.by = draft.by ?? this.#saved.by
    // A branch may have brought back a version that this desk had saved over: that save is not of this text.
    this.#saved.savedAt = draft.savedAt ?? 0
    // First: a text that is the saved one has nothing to keep.
    replaceText(this.view, draft.text)
    this.#setSaved(draft.base)
    this.#set({ notice: 'restored' })
    if (draft.base.version !== disk.version) await this.conflicts.merge(disk)
    else this.#setSaved(disk)
  }

  #changed(changes: ChangeDesc): void {
    this.#isAsLeft = false
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
    // With what could be undone there, if that tab comes back.
    if (this.#isAsLeft) return
    const { version: base, by, savedAt } = this.#saved
    const { file, text, version } = base
    const desk = { base: { file, text, version }, by, savedAt }
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

  /** The file was read: it is not missing any more. */
  #found(): void {
    if (this.state.problem !== 'missing') return
    this.#failedAt = undefined
    this.#set({ problem: undefined })
  }

  #unread({ moved, leadsTo, waitsIn, problem }: DeskProblem): void {
    if (moved) {
      this.#leave(moved)
      return
    }
    this.#set({ leadsTo, waitsIn })
    this.#unanswered(problem)
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
    if (problem === 'missing') return
    const failedAt = this.#failedAt
    if (unsaved && failedAt !== undefined && (problem !== 'offline' || rendering <= failedAt)) return
    this.#failedAt = undefined
    this.#set({ problem: undefined })
  }

  /** The file is this tab's. What another tab left of it is read before anything is written here, which would replace it. */
  async #held(): Promise<void> {
    this.#holdsLock = true
    if (this.state.moved) return
    if (!this.state.elsewhere) {
      this.#setElsewhere(false)
      return
    }
    try {
      const disk = await this.#readHeld()
      if (!this.#holdsLock) return
      const draft = readDraft(disk)
      this.#setSaved(disk)
      takeOthersText(this.view, disk.text)
      // Not before: what is kept would be removed as saved.
      this.#setElsewhere(false)
      if (draft) void this.#restore(draft)
      else this.#keep()
      this.#isAsLeft = true
    } catch (error) {
      if (!(error instanceof DeskProblem)) throw error
      this.#unread(error)
      setTimeout(() => this.#holdsLock && void this.#held(), heldDelay)
    }
  }

  /** The file is there again: with what was sent, or with what it is merged with now. */
  async #isBack(
    answer: Exclude<BroughtBack, { takenBy: string }>,
    { file, text, at, isOthers }: Pick<BringBack, 'file' | 'text' | 'at'> & { isOthers: boolean },
  ): Promise<void> {
    this.#failedAt = undefined
    this.#set({ problem: undefined, notice: undefined })
    if ('version' in answer) {
      const version = { file, text, version: answer.version }
      if (isOthers) await this.conflicts.merge(version)
      else {
        this.#saved.savedAt = at
        this.#setSaved(version)
      }
    } else if ('there' in answer) {
      await this.conflicts.merge(answer.there)
      this.store.notify('there-again')
    } else {
      await this.conflicts.merge(answer.restored)
      this.#saveAgain = true
      if (answer.kept.length > 0) this.store.notifyOf('back-except', { filesKept: answer.kept })
    }
  }

  /** What is on disk; of a file that is gone, what was read last: with that, and what is unsaved, it can be brought back. */
  async #readHeld(): Promise<SourceFile> {
    try {
      const disk = await this.#saved.readDisk()
      if (this.#failedAt === undefined) this.#set({ problem: undefined })
      return disk
    } catch (error) {
      if (!(error instanceof DeskProblem) || error.problem !== 'missing' || error.moved) throw error
      this.#unread(error)
      return this.#saved.version
    }
  }

  /** Another tab writes. What this one had no time to hand over stays in sight until something is saved there. */
  #lost(): void {
    const isLeft = this.#holdsLock && (this.#keeping !== undefined || this.state.conflict !== undefined)
    this.#holdsLock = false
    this.#setElsewhere(true)
    if (!isLeft) void this.conflicts.read()
  }

  #setElsewhere(elsewhere: boolean): void {
    this.#set({ elsewhere })
    this.view.dispatch({ effects: editable.setEditable(!elsewhere) })
  }

  #setSaved(version: SourceFile): void {
    this.#saved.version = version
    this.#set({})
    if (!this.state.unsaved) this.#keep()
  }

  #set(change: StateChange): void {
    const unsaved = !this.view.state.doc.eq(this.#saved.doc)
    const next = { ...this.state, unsaved, ...change }
    const factsAdded = factsToFillIn({ ...this.state, ...change })
    this.store.set({ unsaved, ...change, factsAdded, ...(isNoticeOver(next) ? { notice: undefined } : {}) })
  }
}
