import type { EditorView } from '@codemirror/view'
import type { SourceFile } from '../server/protocol.ts'
import { withWords } from '../withWords.ts'
import { DeskProblem, mergeTexts } from './api.ts'
import { withChange } from './changesBetween.ts'
import { replaceText, takeOthersText } from './editor/replaceText.ts'
import type { SavedFile } from './savedFile.ts'
import { conflictKey, type SessionState, type StateChange } from './sessionState.ts'

/** What needs the session around it. */
interface Surroundings {
  readonly state: () => SessionState
  readonly set: (change: StateChange) => void
  readonly setSaved: (version: SourceFile) => void
  /** The file is there and was read. */
  readonly onRead: () => void
  readonly onUnread: (error: DeskProblem) => void
  readonly onProblem: (problem: DeskProblem['problem']) => void
}

/** What others changed of an open file on disk: merged into its text, or shown as a conflict where both changed the same words. */
export class DiskChanges {
  readonly #view: EditorView
  readonly #saved: SavedFile
  readonly #session: Surroundings
  /** Version that was read last. */
  #onDisk: string

  constructor(view: EditorView, saved: SavedFile, session: Surroundings) {
    this.#view = view
    this.#saved = saved
    this.#session = session
    this.#onDisk = saved.version.version
  }

  /** Reads the disk and merges what is there. @param takesUp shows a conflict that was put off */
  async read(takesUp = false): Promise<void> {
    try {
      const disk = await this.#saved.readDisk()
      this.#session.onRead()
      // A save in progress finds out by itself what is on disk.
      if (!this.#session.state().saving) await this.merge(disk, takesUp)
    } catch (error) {
      if (!(error instanceof DeskProblem)) throw error
      this.#session.onUnread(error)
      // Nothing can be saved that the writer would decide on; what was made of it so far is brought back with the text.
      if (error.problem === 'missing') await this.putOff()
    }
  }

  /**
   * Merges what is on disk into the text, or shows a conflict; does nothing where something newer was merged, saved or read meanwhile.
   * Where another tab writes the file, what this one has of its own is that tab's to keep: the text becomes the saved one.
   */
  async merge(disk: SourceFile, takesUp = false): Promise<void> {
    this.#onDisk = disk.version
    if (this.#onlyReads) {
      this.#take(disk)
      return
    }
    if (this.#conflict && this.#conflict.disk.version !== disk.version) await this.#takeKept()
    if (this.#onDisk !== disk.version) return
    const lost = this.#saved.unheardSave(disk)
    if (lost) this.#session.setSaved(lost)
    const [base, mine] = [this.#saved.version, this.#text]
    if (disk.version === base.version) {
      this.#session.set({ conflict: undefined })
      return
    }
    if (mine === base.text || mine === disk.text) {
      this.#take(disk)
      return
    }
    const merged = await mergeTexts(base.file, base.text, mine, disk.text)
    if (this.#saved.version !== base || this.#onDisk !== disk.version) return
    if (this.#text !== mine || this.#onlyReads) return this.merge(disk, takesUp)
    if (merged.clashes.length > 0) {
      const conflict = this.#conflict
      const isPutOff = !takesUp && conflict?.isPutOff === true && conflict.disk.version === disk.version
      const isSame = conflict !== undefined && conflictKey(conflict) === conflictKey({ disk, merged })
      this.#session.set({ conflict: { disk, merged, kept: isSame ? conflict.kept : merged.text, isPutOff } })
      return
    }
    this.#session.setSaved(disk)
    takeOthersText(this.#view, merged.text)
    this.#session.set({ notice: 'merged', conflict: undefined })
  }

  /**
   * Shows as a conflict what the text has just replaced of the file: someone else wrote it while a field was typed into.
   * @param before the text before it was replaced
   * @param began that text with what both began with
   */
  async show(before: string, began: string): Promise<void> {
    const disk = this.#saved.version
    // No version of the file: what both began with is on disk nowhere.
    this.#session.setSaved({ file: disk.file, text: withChange(disk.text, before, began), version: '' })
    await this.merge(disk)
  }

  /**
   * Ends a conflict with this text, which replaces what is on disk; undo leads to the words that others wrote there. Where these
   * are not on disk any more the conflict is worked out again instead: the writer has not seen what would be replaced.
   * @returns whether it is over, so that the text can be saved
   */
  async resolve(text: string): Promise<boolean> {
    const shown = this.#conflict
    await this.read()
    const conflict = this.#conflict
    if (!conflict || !shown || conflictKey(conflict) !== conflictKey(shown)) return false
    const { disk, merged } = conflict
    this.#session.setSaved(disk)
    takeOthersText(this.#view, merged.text)
    replaceText(this.#view, withWords('theirs', merged))
    replaceText(this.#view, text)
    this.#session.set({ conflict: undefined })
    return true
  }

  /** @param kept the text that the writer has begun to make of both */
  change(kept: string): void {
    const conflict = this.#conflict
    if (conflict) this.#session.set({ conflict: { ...conflict, kept } })
  }

  /** Leaves a conflict for later: nothing is saved until then. */
  async putOff(): Promise<void> {
    const shown = this.#conflict
    try {
      await this.#takeKept()
    } catch (error) {
      if (!(error instanceof DeskProblem)) throw error
      if (shown) replaceText(this.#view, shown.kept)
      this.#session.onProblem(error.problem)
    }
    const conflict = this.#conflict
    if (conflict && conflict.disk.version === shown?.disk.version)
      this.#session.set({ conflict: { ...conflict, isPutOff: true } })
  }

  /** Shows a conflict that was left, with what was written since. */
  async takeUp(): Promise<void> {
    if (this.#conflict?.isPutOff) await this.read(true)
  }

  get #conflict(): SessionState['conflict'] {
    return this.#session.state().conflict
  }

  /** A page that was moved is read where it is now; what was unsaved of it stays in sight here until then. */
  get #onlyReads(): boolean {
    const { elsewhere, moved } = this.#session.state()
    return elsewhere && !moved
  }

  get #text(): string {
    return this.#view.state.doc.toString()
  }

  #take(disk: SourceFile): void {
    this.#session.setSaved(disk)
    takeOthersText(this.#view, disk.text)
    this.#session.set({ conflict: undefined })
  }

  /** Takes what the writer has made of the last column into the text, without the words of others, which may leave the disk again. */
  async #takeKept(): Promise<void> {
    const conflict = this.#conflict
    if (!conflict || conflict.kept === conflict.merged.text) return
    const mine = this.#text
    const { text } = await mergeTexts(conflict.disk.file, conflict.merged.text, conflict.kept, mine)
    if (this.#conflict !== conflict || this.#text !== mine) return this.#takeKept()
    replaceText(this.#view, text)
    this.#session.set({ conflict: { ...conflict, kept: conflict.merged.text } })
  }
}
