import { z } from 'zod/mini'

/** An unsaved text as this browser keeps it. */
const draftSchema = z.object({
  /** What was on disk when the text was written. */
  base: z.object({ file: z.string(), text: z.string(), version: z.string() }),
  text: z.string(),
  /** The editor's state with its undo history, as JSON of CodeMirror. */
  state: z.optional(z.unknown()),
})

export type Draft = z.infer<typeof draftSchema>

const keyOf = (file: string) => `desk:${file}`

/** The unsaved text of a file; undefined where there is none. */
export function readDraft(file: string): Draft | undefined {
  try {
    return draftSchema.safeParse(JSON.parse(localStorage.getItem(keyOf(file)) ?? 'null')).data
  } catch {
    return undefined
  }
}

/** Keeps an unsaved text. @returns false where this browser has no room for it */
export function writeDraft(draft: Draft): boolean {
  for (const kept of [draft, { ...draft, state: undefined }]) {
    try {
      localStorage.setItem(keyOf(draft.base.file), JSON.stringify(kept))
      return true
    } catch {
      // Without its history a text takes a fraction of the room.
    }
  }
  return false
}

export function removeDraft(file: string): void {
  try {
    localStorage.removeItem(keyOf(file))
  } catch {
    // Nothing was kept.
  }
}
