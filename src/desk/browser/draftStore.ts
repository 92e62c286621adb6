import { EditorState, type EditorStateConfig } from '@codemirror/state'
import { draftKey } from '../names.ts'
import type { SourceFile, Turn, Unsaved } from '../server/protocol.ts'
import { forgetUnsaved, keepUnsaved } from './api.ts'
import { keptFields } from './editor/outsideChange.ts'
import { type Draft, readOwn } from './readDraft.ts'

/**
 * The editor's state that a draft of `source` holds, so that its text can be undone back to what was saved, and further;
 * undefined where it is of another text or of another version of the editor.
 */
export function readState({ base, text, state }: Draft, source: SourceFile, config: EditorStateConfig) {
  if (!state || base.version !== source.version) return undefined
  try {
    const restored = EditorState.fromJSON(state, config, keptFields)
    return restored.doc.toString() === text ? restored : undefined
  } catch {
    return undefined
  }
}

/**
 * Stores an unsaved text.
 * @param leaving whether the page goes: what it asks in the ordinary way then goes with it
 * @returns false where it exceeds the browser's quota
 */
export function writeDraft(
  desk: Pick<Draft, 'base' | 'by' | 'savedAt'>,
  editor: EditorState,
  leaving = false,
): boolean {
  const { file } = desk.base
  const base = { ...desk.base, file: places.get(file) ?? file }
  const unsaved: Unsaved = { ...desk, base, text: editor.doc.toString(), at: Date.now() }
  const draft: Draft = { ...unsaved, state: editor.toJSON(keptFields) }
  send(turn => keepUnsaved(unsaved, turn, leaving))
  return keepHere(draft)
}

/** @returns false where it exceeds the browser's quota */
function keepHere(draft: Draft): boolean {
  for (const kept of [draft, { ...draft, state: undefined }]) {
    try {
      localStorage.setItem(draftKey(draft.base.file), JSON.stringify(kept))
      return true
    } catch {
      // Without its history a text takes a fraction of the room.
    }
  }
  return false
}

/** Where files are that were moved while this page showed them. */
const places = new Map<string, string>()

/** Takes along what this browser keeps of a file that was moved, as the server does; what is kept of it from now on, too. */
export function moveDraft(file: string, to: string): void {
  places.set(file, to)
  const draft = readOwn(file)
  if (!draft) return
  // First: there may not be room for both.
  localStorage.removeItem(draftKey(file))
  const there = readOwn(to)
  if (!there || there.at < draft.at) keepHere({ ...draft, base: { ...draft.base, file: to } })
}

export function removeDraft(file: string, leaving = false): void {
  send(turn => forgetUnsaved(file, turn, leaving))
  try {
    localStorage.removeItem(draftKey(file))
  } catch {
    // Nothing was kept.
  }
}

const page = crypto.randomUUID()
let turns = 0

/**
 * Sends at once: a text that waited for the answer to the one before would be lost with a browser that is killed meanwhile. The
 * server passes over what has been overtaken. Without it the text is safe here.
 */
function send(request: (turn: Turn) => Promise<unknown>): void {
  turns++
  request({ page, number: turns }).catch(() => undefined)
}
