import { z } from 'zod/mini'
import { pairQuery } from '../names.ts'

const layoutSchema = z.object({
  /** Text and page, one of them, the text next to its details, or the texts of both languages. */
  shown: z.enum(['both', 'source', 'page', 'form', 'pair']),
  /** Share of the desk's width that the source takes, %. */
  share: z.number().check(z.minimum(25), z.maximum(75)),
})

/** How the writer laid the desk out. */
export type Layout = z.infer<typeof layoutSchema>

/** Pages and data files keep a layout each. */
export type Subject = 'page' | 'data'

const keys: Readonly<Record<Subject, string>> = { page: 'desk-layout', data: 'desk-data-layout' }

/** As it was left, or both languages where the desk's address asks for them. */
export function readLayout(subject: Subject, query: URLSearchParams): Layout {
  const stored = readStored(subject)
  return query.has(pairQuery) ? { ...stored, shown: 'pair' } : stored
}

function readStored(subject: Subject): Layout {
  try {
    return layoutSchema.parse(JSON.parse(localStorage.getItem(keys[subject]) ?? ''))
  } catch {
    return { shown: subject === 'page' ? 'both' : 'page', share: 48 }
  }
}

export function storeLayout(subject: Subject, layout: Layout): void {
  try {
    localStorage.setItem(keys[subject], JSON.stringify(layout))
  } catch {
    // It then lasts until the desk is left.
  }
}
