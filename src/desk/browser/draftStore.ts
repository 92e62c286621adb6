import { historyField } from '@codemirror/commands'
import { EditorState, type EditorStateConfig } from '@codemirror/state'
import { z } from 'zod/mini'
import type { SourceFile, Unsaved } from '../server/protocol.ts'
import { forgetUnsaved, keepUnsaved } from './api.ts'

/** An unsaved text as this browser keeps it. */
const draftSchema = z.object({
  /** What was on disk when the text was written. */
  base: z.object({ file: z.string(), text: z.string(), version: z.string() }),
  text: z.string(),
  /** When it was kept, ms since 1970. */
  at: z.number(),
  /** The desk at which it was written. */
  by: z.optional(z.string()),
  /** The editor's state with its undo history, as JSON of CodeMirror. */
  state: z.optional(z.unknown()),
})

export type Draft = z.infer<typeof draftSchema>

const keyOf = (file: string) => `desk:${file}`

/**
 * The unsaved text of a file, the newer one of browser and server; undefined where there is none, or where its desk saved
 * the file later, of which a browser that was killed knows nothing.
 */
export function readDraft({ file, unsaved, lastSave }: SourceFile): Draft | undefined {
  const savedAt = ({ by = '' }: Draft) => lastSave?.desks[by] ?? Number.NEGATIVE_INFINITY
  return [readOwn(file), unsaved]
    .filter(draft => draft !== undefined)
    .filter(draft => draft.at > savedAt(draft))
    .toSorted((a, b) => b.at - a.at)[0]
}

function readOwn(file: string): Draft | undefined {
  try {
    return draftSchema.safeParse(JSON.parse(localStorage.getItem(keyOf(file)) ?? 'null')).data
  } catch {
    return undefined
  }
}

/**
 * The editor's state that a draft of `source` holds, so that its text can be undone back to what was saved, and further;
 * undefined where it is of another text or of another version of the editor.
 */
export function readState({ base, text, state }: Draft, source: SourceFile, config: EditorStateConfig) {
  if (!state || base.version !== source.version) return undefined
  try {
    const restored = EditorState.fromJSON(state, config, { history: historyField })
    return restored.doc.toString() === text ? restored : undefined
  } catch {
    return undefined
  }
}

/** Stores an unsaved text. @returns false where it exceeds the browser's quota */
export function writeDraft(base: Draft['base'], editor: EditorState, by: string): boolean {
  const [text, at] = [editor.doc.toString(), Date.now()]
  const unsaved: Unsaved = { base, text, at, by }
  const draft: Draft = { ...unsaved, state: editor.toJSON({ history: historyField }) }
  send(base.file, unsaved)
  for (const kept of [draft, { ...draft, state: undefined }]) {
    try {
      localStorage.setItem(keyOf(base.file), JSON.stringify(kept))
      return true
    } catch {
      // Without its history a text takes a fraction of the room.
    }
  }
  return false
}

export function removeDraft(file: string): void {
  send(file, undefined)
  try {
    localStorage.removeItem(keyOf(file))
  } catch {
    // Nothing was kept.
  }
}

/** By file: what to send once the request under way is answered; `unsaved` undefined deletes the server's copy. */
const waiting = new Map<string, { next?: { unsaved: Unsaved | undefined } }>()

/** Sends one request at a time, so that an older text cannot overwrite a newer one. */
function send(file: string, unsaved: Unsaved | undefined): void {
  const busy = waiting.get(file)
  if (busy) {
    busy.next = { unsaved }
    return
  }
  waiting.set(file, {})
  // Without the server the text is safe here.
  const sent = (unsaved ? keepUnsaved(unsaved) : forgetUnsaved(file)).catch(() => undefined)
  void sent.then(() => {
    const next = waiting.get(file)?.next
    waiting.delete(file)
    if (next) send(file, next.unsaved)
  })
}
