import type { Segment } from '../../../review/compare/text.ts'
import { type Isolate, isOnOneRow, type LineDirection, type LinePlace, lineDirection } from '../editor/lineDirection.ts'

type Dir = LineDirection['dir']

/** A part of a line: words that stayed, went or came, or parts that read in a direction of their own. */
export type LinePart = Segment | (PassageLine & { readonly isWhole: boolean })

export interface PassageLine {
  readonly dir: Dir
  readonly parts: readonly LinePart[]
}

/** The lines of a passage, laid out as the editor lays out their text; `base` is the direction of the file. */
export const linesOf = (segments: readonly Segment[], base: Dir, isData: boolean): PassageLine[] =>
  inLines(segments).map(line => {
    const text = line.map(segment => segment.text).join('')
    const { dir, isolates } = lineDirection(text, base, placeOf(text, isData))
    return { dir, parts: partsOf(line, isolates, 0, text.length) }
  })

/** Front matter goes by its keys. */
const placeOf = (text: string, isData: boolean): LinePlace =>
  isData || /^(?:[\w-]+:\s|---$)/.test(text) ? 'yaml' : 'text'

function inLines(segments: readonly Segment[]): Segment[][] {
  const lines: Segment[][] = [[]]
  for (const { kind, text } of segments) {
    for (const [index, piece] of text.split('\n').entries()) {
      if (index > 0) lines.push([])
      if (piece !== '') lines.at(-1)?.push({ kind, text: piece })
    }
  }
  return lines
}

function partsOf(line: readonly Segment[], isolates: readonly Isolate[], from: number, to: number): LinePart[] {
  const parts: LinePart[] = []
  let at = from
  for (const [index, isolate] of isolates.entries()) {
    // What stands inside an earlier one is among its parts.
    if (isolate.from < at) continue
    const inside = isolates.slice(index + 1).filter(one => one.to <= isolate.to)
    parts.push(...cut(line, at, isolate.from))
    parts.push({
      dir: isolate.dir,
      isWhole: isOnOneRow(isolate),
      parts: partsOf(line, inside, isolate.from, isolate.to),
    })
    at = isolate.to
  }
  return [...parts, ...cut(line, at, to)]
}

/** What of the segments of a line stands between two of its offsets. */
function cut(line: readonly Segment[], from: number, to: number): Segment[] {
  let start = 0
  return line.flatMap(({ kind, text }) => {
    const piece = text.slice(Math.max(0, from - start), Math.max(0, to - start))
    start += text.length
    return piece === '' ? [] : [{ kind, text: piece }]
  })
}
