import type { Block } from '../html/blocks.ts'
import type { TextChange } from './textDiff.ts'

/** Runs of blocks under the same headings, in the order of the page; both languages of a page have the same runs. */
function sections(blocks: readonly Block[]): Block[][] {
  const found: Block[][] = []
  let last: string | undefined
  for (const block of blocks) {
    if (block.place !== 'page' || block.hidden) continue
    const key = JSON.stringify(block.under)
    if (key === last) found.at(-1)?.push(block)
    else found.push([block])
    last = key
  }
  return found
}

/**
 * What the other language says in the places where a page changed: the block of the same number in the section of the
 * same number. Nothing for a place where the two are not built alike.
 */
export function samePlaces(changes: readonly TextChange[], own: readonly Block[], other: readonly Block[]): Block[] {
  const [mine, theirs] = [sections(own), sections(other)]
  if (mine.length !== theirs.length) return []
  return changes.flatMap(({ at, segments }) => {
    const text = segments.map(({ kind, text: words }) => (kind === 'del' ? '' : words)).join('')
    return mine.flatMap((section, number) => {
      const place = section.findIndex(
        block => block.text === text && JSON.stringify(block.under) === JSON.stringify(at.under),
      )
      const twin = theirs[number]
      const found = place >= 0 && twin?.length === section.length ? twin[place] : undefined
      return found ? [found] : []
    })
  })
}
