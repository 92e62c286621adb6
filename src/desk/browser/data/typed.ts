import { z } from 'zod/mini'
import type { DataPath, FieldValue, ValueEdit } from '../../server/data/protocol.ts'
import type { Texts } from './texts.ts'

/** A value that is typed or chosen and not in the text of its file yet. */
export interface Typed extends Pick<ValueEdit, 'was'> {
  readonly texts: Texts
  readonly path: DataPath
  readonly value: FieldValue | undefined
}

const value = z.optional(z.union([z.string(), z.number(), z.boolean(), z.tuple([z.number(), z.number()])]))
const leftSchema = z.array(
  z.object({
    path: z.array(z.union([z.string(), z.number()])),
    value,
    was: z.optional(z.object({ value })),
    /** The text in which the path was read. */
    read: z.optional(z.string()),
  }),
)

type Left = z.infer<typeof leftSchema>

const keyOf = (file: string) => `desk-typed:${file}`

/** On their way into a text, in their order. */
const entering = new Set<Typed>()
/** What each field holds. */
const fields = new Set<() => Typed | undefined>()

/** @returns what says that it is in the text, or has no place there */
export function noteEntering(typed: Typed): () => void {
  entering.add(typed)
  return () => entering.delete(typed)
}

export function watchTyped(typed: () => Typed | undefined): () => void {
  fields.add(typed)
  return () => fields.delete(typed)
}

// Into the text they come by the server, for which a page that goes does not wait.
addEventListener('pagehide', () => {
  const all = [...entering, ...[...fields].flatMap(typed => typed() ?? [])].flatMap(({ texts, path, value, was }) => {
    const { session, other, read = session.view.state.doc } = texts
    const left: Left[number] = { path, value, was, read: read.toString() }
    return [
      { file: session.file, left },
      // There the value may have been another one, and its path is that of its own text.
      ...(other ? [{ file: other.file, left: { path, value } }] : []),
    ]
  })
  for (const [file, list] of Map.groupBy(all, ({ file }) => file)) {
    try {
      localStorage.setItem(keyOf(file), JSON.stringify(list.map(({ left }) => left)))
    } catch {
      // Without room here nothing else is kept either, which the desk says.
    }
  }
})

// It goes on as it was.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return
  for (const key of Object.keys(localStorage).filter(key => key.startsWith(keyOf('')))) localStorage.removeItem(key)
})

/** What was typed in a file's fields as its page went, once. */
export function takeLeft(file: string): Left {
  try {
    const kept = localStorage.getItem(keyOf(file))
    localStorage.removeItem(keyOf(file))
    return leftSchema.safeParse(JSON.parse(kept ?? '[]')).data ?? []
  } catch {
    return []
  }
}
