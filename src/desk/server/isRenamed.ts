import { z } from 'zod'

/** A page as a desk read its file last, and the addresses that pages of its language had when it first had that text. */
export const readPageSchema = z.object({ text: z.string(), paths: z.array(z.string()) })

export type ReadPage = z.infer<typeof readPageSchema>

/** What of its lines a page has to keep to be the same page, of the longer of both texts. */
const leastKept = 0.5

/**
 * Whether a page that took over the address of one that is gone is the same page with a new name. A page that was deleted
 * leads its readers on, too: to one that was there before, or to one that says something else.
 */
export const isRenamed = (was: ReadPage, now: { readonly path: string; readonly text: string }): boolean =>
  !was.paths.includes(now.path) && isAlike(was.text, now.text)

function isAlike(a: string, b: string): boolean {
  const [before, after] = [linesWithWords(a), linesWithWords(b)]
  const left = new Map<string, number>()
  for (const line of after) left.set(line, (left.get(line) ?? 0) + 1)
  let kept = 0
  for (const line of before) {
    const count = left.get(line) ?? 0
    if (count === 0) continue
    left.set(line, count - 1)
    kept++
  }
  return kept > 0 && kept >= leastKept * Math.max(before.length, after.length)
}

/** Many pages share tags and settings of one word. */
const linesWithWords = (text: string): string[] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(line => /\p{L}/u.test(line.replace(/<[^<>]*>|^\w+: \S+$/g, '')))
