import type { Block } from './blocks.ts'
import type { TextChange } from './text.ts'

/** Runs of blocks under the same headings, in document order; both languages of a page have the same runs. */
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
 * The other language's blocks for the places where a page changed: the block at the same position in the section at the
 * same position. Nothing for a section that has another number of blocks there.
 */
export function counterparts(changes: readonly TextChange[], own: readonly Block[], other: readonly Block[]): Block[] {
  const [mine, theirs] = [sections(own), sections(other)]
  if (mine.length !== theirs.length) return []
  return changes.flatMap(({ at, segments }) => {
    const text = segments.map(({ kind, text: words }) => (kind === 'del' ? '' : words)).join('')
    return mine.flatMap((section, number) => {
      const place = section.findIndex(
        block => block.text === text && JSON.stringify(block.under) === JSON.stringify(at.under),
      )
      const counterpart = theirs[number]
      const found = place >= 0 && counterpart?.length === section.length ? counterpart[place] : undefined
      return found ? [found] : []
    })
  })
}
