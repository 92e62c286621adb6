import { z } from 'zod/mini'
import { draftKey } from '../names.ts'
import type { SourceFile } from '../server/protocol.ts'
import { readFile } from './api.ts'

/** An unsaved text as this browser keeps it. */
const draftSchema = z.object({
  /** What was on disk when the text was written. */
  base: z.object({ file: z.string(), text: z.string(), version: z.string() }),
  text: z.string(),
  /** When it was kept, ms since 1970. */
  at: z.number(),
  /** The desk at which it was written. */
  by: z.optional(z.string()),
  /** When the last save began whose answer that desk got, ms since 1970: what it saved later it may not know of. */
  savedAt: z.optional(z.number()),
  /** The editor's state with its undo history, as JSON of CodeMirror. */
  state: z.optional(z.unknown()),
})

export type Draft = z.infer<typeof draftSchema>

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

/** What this browser keeps of a file. */
export function readOwn(file: string): Draft | undefined {
  try {
    return draftSchema.safeParse(JSON.parse(localStorage.getItem(draftKey(file)) ?? 'null')).data
  } catch {
    return undefined
  }
}

/** Whether the desk of a file would open it with text that is not saved. */
export async function hasDraft(file: string): Promise<boolean> {
  const source = await readFile(file).catch(() => undefined)
  const draft = source && readDraft(source)
  return draft !== undefined && draft.text !== source?.text
}
