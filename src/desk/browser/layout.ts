import { z } from 'zod/mini'

const layoutSchema = z.object({
  /** Text and page, one of them, or the texts of both languages. */
  shown: z.enum(['both', 'source', 'page', 'pair']),
  /** Of the source, in hundredths of the desk. */
  share: z.number().check(z.minimum(25), z.maximum(75)),
})

/** How the writer laid the desk out. */
export type Layout = z.infer<typeof layoutSchema>

const key = 'desk-layout'

export function readLayout(): Layout {
  try {
    return layoutSchema.parse(JSON.parse(localStorage.getItem(key) ?? ''))
  } catch {
    return { shown: 'both', share: 48 }
  }
}

export function storeLayout(layout: Layout): void {
  try {
    localStorage.setItem(key, JSON.stringify(layout))
  } catch {
    // It then lasts until the desk is left.
  }
}
