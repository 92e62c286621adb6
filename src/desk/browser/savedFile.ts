import { Text } from '@codemirror/state'
import type { SourceFile } from '../server/protocol.ts'
import { readFile } from './api.ts'

/** The version of a file that the text of its editor began with, or that was saved last: what differs from it is unsaved. */
export class SavedFile {
  /** Names this desk in what it saves and keeps; with a kept text it takes over the name of the desk that kept it. */
  by: string = crypto.randomUUID()
  /** When the last save began that this desk knows of, by its answer or since it read the file, ms since 1970. */
  savedAt = 0
  #version: SourceFile
  #doc: Text
  /** How many readings of the file were begun, and which of them was answered last. */
  readonly #readings = { begun: 0, answered: 0 }

  constructor(version: SourceFile) {
    this.#version = version
    this.#doc = Text.of(version.text.split('\n'))
  }

  get version(): SourceFile {
    return this.#version
  }

  set version(version: SourceFile) {
    this.#version = version
    this.#doc = Text.of(version.text.split('\n'))
    this.savedAt = Math.max(this.savedAt, version.lastSave?.at ?? 0)
  }

  get doc(): Text {
    return this.#doc
  }

  /** What is on disk; never an answer from before a save, which would undo it, or from before another answer. */
  async readDisk(): Promise<SourceFile> {
    const version = this.#version
    const reading = ++this.#readings.begun
    const disk = await readFile(version.file)
    if (this.#version !== version || reading < this.#readings.answered) return this.readDisk()
    this.#readings.answered = reading
    return disk
  }

  /** What this desk saved over the version that it knows, where it never got the answer. */
  unheardSave({ file, version, lastSave }: SourceFile): SourceFile | undefined {
    // Whatever was saved over it, the disk has that version again, from which the text is still unsaved.
    if (version === this.#version.version) return undefined
    const isOurs = lastSave?.by === this.by && lastSave.base === this.#version.version
    if (!isOurs || lastSave.at <= this.savedAt) return undefined
    return { file, text: lastSave.text, version: lastSave.version }
  }
}
