import { compareSequences } from '../../content/sequence.ts'
import type { Block } from './blocks.ts'

/** A piece of a text: in both, only before, or only after. */
export interface Segment {
  kind: 'same' | 'del' | 'ins'
  text: string
}

export interface TextChange {
  /** Where it is: the block after the change, or before it where the text was removed. */
  at: Omit<Block, 'text'>
  segments: Segment[]
}

/** Words with their apostrophes, gershayim and hyphens; numbers with sign and currency; spaces; any other character alone. */
const tokens = /\s+|[$€₪]?\d[\d.,:/–-]*\d[%+]?|[$€₪]?\d[%+]?|[\p{L}\p{M}\p{N}]+(?:['’׳״"-][\p{L}\p{M}\p{N}]+)*|./gsu

const split = (text: string): string[] => text.match(tokens) ?? []

export function compareWords(before: string, after: string): Segment[] {
  const [a, b] = [split(before), split(after)]
  const segments: Segment[] = []
  const push = (kind: Segment['kind'], words: string[]) => {
    if (words.length > 0) segments.push({ kind, text: words.join('') })
  }
  for (const run of compareSequences(a, b)) {
    if (run.equal) push('same', a.slice(run.aStart, run.aEnd))
    else {
      push('del', a.slice(run.aStart, run.aEnd))
      push('ins', b.slice(run.bStart, run.bEnd))
    }
  }
  return joinAcrossSpaces(segments)
}

/** `del ins same(" ") del ins` reads as one replacement of two words, not as two of one. */
function joinAcrossSpaces(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = []
  let [del, ins] = ['', '']
  const flush = () => {
    if (del) joined.push({ kind: 'del', text: del })
    if (ins) joined.push({ kind: 'ins', text: ins })
    del = ''
    ins = ''
  }
  segments.forEach((segment, index) => {
    if (segment.kind === 'del') del += segment.text
    else if (segment.kind === 'ins') ins += segment.text
    else {
      const next = segments[index + 1]
      if (del && ins && next && !segment.text.trim()) {
        del += segment.text
        ins += segment.text
      } else {
        flush()
        joined.push(segment)
      }
    }
  })
  flush()
  return joined
}

/** How much two texts have in common, 0 to 1: shared words of all words. */
export function similarity(before: string, after: string): number {
  const words = (text: string) => split(text).filter(word => word.trim())
  const [a, b] = [words(before), words(after)]
  const counts = new Map<string, number>()
  for (const word of a) counts.set(word, (counts.get(word) ?? 0) + 1)
  let shared = 0
  for (const word of b) {
    const left = counts.get(word) ?? 0
    if (left > 0) {
      shared++
      counts.set(word, left - 1)
    }
  }
  return a.length + b.length === 0 ? 1 : (2 * shared) / (a.length + b.length)
}

/** Similarity from which a block counts as rewritten rather than as one removed and one added. */
const minRewritten = 0.3

const keyOf = ({ text, place, hidden }: Block) => `${place} ${hidden} ${text}`

/** What changed in the text of a page, in the order of the page. */
export function compareText(before: readonly Block[], after: readonly Block[]): TextChange[] {
  return compareSequences(before.map(keyOf), after.map(keyOf))
    .filter(run => !run.equal)
    .flatMap(run => comparePart(before.slice(run.aStart, run.aEnd), after.slice(run.bStart, run.bEnd)))
}

/** Pairs each new block with the most similar old one, in order, and compares their words. */
function comparePart(before: readonly Block[], after: readonly Block[]): TextChange[] {
  const changes: TextChange[] = []
  let next = 0
  const removeUpTo = (end: number) => {
    for (const block of before.slice(next, end)) changes.push(change(block, [{ kind: 'del', text: block.text }]))
  }
  for (const block of after) {
    let [best, score] = [-1, minRewritten]
    for (let index = next; index < before.length; index++) {
      const old = before[index]
      if (!old || old.place !== block.place || old.hidden !== block.hidden) continue
      // One block against one block counts as rewritten, however different.
      const likeness = before.length === 1 && after.length === 1 ? 1 : similarity(old.text, block.text)
      if (likeness > score) [best, score] = [index, likeness]
    }
    const old = before[best]
    if (!old) changes.push(change(block, [{ kind: 'ins', text: block.text }]))
    else {
      removeUpTo(best)
      next = best + 1
      changes.push(change(block, compareWords(old.text, block.text)))
    }
  }
  removeUpTo(before.length)
  return changes
}

function change({ text: _, ...at }: Block, segments: Segment[]): TextChange {
  return { at, segments }
}
