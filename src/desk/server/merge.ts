import { compareSequences } from '../../content/sequence.ts'
import type { Clash, Merged } from './protocol.ts'
import type { Side, Sides } from './sides.ts'

/** What one side put in place of some of the words of `base`; as positions in the words of both. */
interface Change {
  readonly side: 'mine' | 'theirs'
  readonly aStart: number
  readonly aEnd: number
  readonly bStart: number
  readonly bEnd: number
}

/** Words of `base` that were changed, and how. */
interface Region {
  readonly from: number
  readonly to: number
  readonly changes: readonly Change[]
}

const sides = ['mine', 'theirs'] as const

type Words = Readonly<Record<Side, readonly string[]>>

/** A paragraph is one line: so words and spaces are compared. */
const wordsOf = (text: string): readonly string[] => text.match(/\n|[^\S\n]+|\S+/g) ?? []

/**
 * Merges two changes of a text word by word. A line in which they clash is left to the writer as a whole: half of each makes no
 * sentence.
 */
export function mergeTexts({ base, mine, theirs }: Sides<string>): Merged {
  if (mine === base || mine === theirs) return { text: theirs, clashes: [] }
  if (theirs === base) return { text: mine, clashes: [] }
  return mergeBy(isClash, { base, mine, theirs })
}

/** The same where nothing is to be merged: whatever differs is left to the writer, also where only one side changed it. */
export const showDifferences = (texts: Sides<string>): Merged => mergeBy(isDifferent, texts)

function mergeBy(isLeft: IsLeft, { base, mine, theirs }: Sides<string>): Merged {
  const words = { base: wordsOf(base), mine: wordsOf(mine), theirs: wordsOf(theirs) }
  const clashes: Clash[] = []
  let [text, end] = ['', 0]
  for (const region of wholeLines(isLeft, regionsOf(words), words)) {
    text += words.base.slice(end, region.from).join('')
    const was = words.base.slice(region.from, region.to).join('')
    const [own, other] = [pieceOf(region, 'mine', words), pieceOf(region, 'theirs', words)]
    if (isLeft(region, words)) {
      const kept = own ?? was
      clashes.push({ from: text.length, to: text.length + kept.length, base: was, theirs: other ?? was })
      text += kept
    } else text += own ?? other ?? ''
    end = region.to
  }
  return { text: text + words.base.slice(end).join(''), clashes }
}

/**
 * Applies what `theirs` changed of `base` to `mine`, word by word; where both changed the same words, `theirs` replaces
 * them.
 */
export function mergeOver({ base, mine, theirs }: Sides<string>): string {
  if (mine === base || mine === theirs) return theirs
  if (theirs === base) return mine
  const words = { base: wordsOf(base), mine: wordsOf(mine), theirs: wordsOf(theirs) }
  let [text, end] = ['', 0]
  for (const region of regionsOf(words)) {
    text += words.base.slice(end, region.from).join('')
    text += pieceOf(region, 'theirs', words) ?? pieceOf(region, 'mine', words) ?? ''
    end = region.to
  }
  return text + words.base.slice(end).join('')
}

/**
 * What one side changed. What was only added or removed is as far down as it goes: a line that was added is then one of its own.
 */
function changesOf(side: Change['side'], { base, [side]: own }: Words): Change[] {
  const runs = compareSequences(base, own).filter(({ equal }) => !equal)
  return runs.map(({ equal: _, ...run }, index) => {
    const [of, start, end] = run.aStart === run.aEnd ? [own, run.bStart, run.bEnd] : [base, run.aStart, run.aEnd]
    const isOnlyOne = run.aStart === run.aEnd || run.bStart === run.bEnd
    const room = isOnlyOne ? (runs[index + 1]?.aStart ?? base.length) - run.aEnd : 0
    let by = 0
    while (by < room && of[start + by] === of[end + by]) by++
    return { side, aStart: run.aStart + by, aEnd: run.aEnd + by, bStart: run.bStart + by, bEnd: run.bEnd + by }
  })
}

/** In their order; what overlaps or touches is one. */
function regionsOf(words: Words): Region[] {
  const changes = sides.flatMap(side => changesOf(side, words))
  const regions: Region[] = []
  for (const change of changes.toSorted((a, b) => a.aStart - b.aStart || a.aEnd - b.aEnd)) {
    const next: Region = { from: change.aStart, to: change.aEnd, changes: [change] }
    const last = regions.at(-1)
    if (last && (next.from < last.to || (next.from === last.to && !isApart(last, next, words)))) {
      regions.splice(-1, 1, joined(last, next))
    } else regions.push(next)
  }
  return regions
}

/** Whether two that touch have nothing to do with each other: one adds lines before or after a line that the other changes. */
function isApart(one: Region, next: Region, words: Words): boolean {
  if (one.from === next.to || hasLineEnd(one, words) === hasLineEnd(next, words)) return false
  const added = (region: Region) => (region.from === region.to ? piecesOf(region, words) : [])
  return added(one).some(piece => piece.endsWith('\n')) || added(next).some(piece => piece.startsWith('\n'))
}

const piecesOf = (region: Region, words: Words): string[] => sides.flatMap(side => pieceOf(region, side, words) ?? [])

const hasLineEnd = (region: Region, words: Words): boolean =>
  [...words.base.slice(region.from, region.to), ...piecesOf(region, words)].some(piece => piece.includes('\n'))

const joined = (one: Region, other: Region): Region => ({
  from: Math.min(one.from, other.from),
  to: Math.max(one.to, other.to),
  changes: [...one.changes, ...other.changes],
})

/** What a side has in place of a region; undefined where it changed nothing. */
function pieceOf({ from, to, changes }: Region, side: Change['side'], words: Words): string | undefined {
  const own = changes.filter(change => change.side === side)
  const [first, last] = [own[0], own.at(-1)]
  if (!first || !last) return undefined
  return words[side].slice(first.bStart - (first.aStart - from), last.bEnd + (to - last.aEnd)).join('')
}

/** Whether a region is left to the writer. */
type IsLeft = (region: Region, words: Words) => boolean

const isDifferent: IsLeft = (region, words) => pieceOf(region, 'mine', words) !== pieceOf(region, 'theirs', words)

const isClash: IsLeft = (region, words) =>
  isDifferent(region, words) && sides.every(side => pieceOf(region, side, words) !== undefined)

/** Regions that are left to the writer grow to whole lines, with whatever else was changed in those. */
function wholeLines(isLeft: IsLeft, regions: readonly Region[], words: Words): Region[] {
  const before: Region[] = []
  const after = [...regions]
  for (let region = after.shift(); region; region = after.shift()) {
    before.push(isLeft(region, words) ? toLineEnd(toLineStart(region, before, words), after, words) : region)
  }
  return before
}

/** @param before the regions before it; takes those that it grows over */
function toLineStart(region: Region, before: Region[], words: Words): Region {
  let grown = region
  for (;;) {
    const { from } = grown
    const last = before.at(-1)
    if (last?.to === from) {
      if (isApart(last, grown, words)) return grown
      before.pop()
      grown = joined(last, grown)
    } else if (from === 0 || words.base[from - 1] === '\n') return grown
    else grown = { ...grown, from: from - 1 }
  }
}

/** @param after the regions after it; takes those that it grows over */
function toLineEnd(region: Region, after: Region[], words: Words): Region {
  const { base } = words
  let grown = region
  for (;;) {
    const { from, to } = grown
    const [next] = after
    if (next?.from === to) {
      if (isApart(grown, next, words)) return grown
      after.shift()
      grown = joined(grown, next)
    } else if (to === base.length || base[to] === '\n' || (to > from && base[to - 1] === '\n')) return grown
    else grown = { ...grown, to: to + 1 }
  }
}
