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
  /** The editor's state with its undo history, as JSON of CodeMirror. */
  state: z.optional(z.unknown()),
})

export type Draft = z.infer<typeof draftSchema>

const keyOf = (file: string) => `desk:${file}`

/** The unsaved text of a file, as the browser or the server has it later; undefined where there is none. */
export function readDraft({ file, unsaved }: SourceFile): Draft | undefined {
  const own = readOwn(file)
  return unsaved && unsaved.at > (own?.at ?? 0) ? unsaved : own
}

function readOwn(file: string): Draft | undefined {
  try {
    return draftSchema.safeParse(JSON.parse(localStorage.getItem(keyOf(file)) ?? 'null')).data
  } catch {
    return undefined
  }
}

/** Keeps an unsaved text. @returns false where this browser has no room for it */
export function writeDraft(draft: Draft): boolean {
  const { base, text, at } = draft
  send(base.file, { base, text, at })
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

/** By file: what the server is to be told after the answer that is waited for; undefined to forget the text. */
const waiting = new Map<string, { next?: { unsaved: Unsaved | undefined } }>()

/** One after the other, so that no older text comes to stand in the place of a newer one. */
function send(file: string, unsaved: Unsaved | undefined): void {
  const busy = waiting.get(file)
  if (busy) {
    busy.next = { unsaved }
    return
  }
  waiting.set(file, {})
  // Without the server the text is safe here.
  const told = (unsaved ? keepUnsaved(unsaved) : forgetUnsaved(file)).catch(() => undefined)
  void told.then(() => {
    const next = waiting.get(file)?.next
    waiting.delete(file)
    if (next) send(file, next.unsaved)
  })
}
