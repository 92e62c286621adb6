import { compareSequences } from '../../../content/sequence.ts'
import { compareWords } from '../../../review/compare/text.ts'
import type { Passage } from './protocol.ts'

/** Words of a passage that are shown around what changed. */
const context = 6

/** What differs between two versions of a page or another text, passage by passage, in the order of the new one. */
export function passagesBetween(before: string, after: string): Passage[] {
  const [a, b] = [before.split(/\r?\n/), after.split(/\r?\n/)]
  return compareSequences(a, b)
    .filter(run => !run.equal)
    .map(run => ({
      heading: headingAbove(b, run.bStart),
      segments: compareWords(a.slice(run.aStart, run.aEnd).join('\n'), b.slice(run.bStart, run.bEnd).join('\n')).map(
        segment => (segment.kind === 'same' ? { ...segment, text: shorten(segment.text) } : segment),
      ),
    }))
    .filter(({ segments }) => segments.some(({ kind, text }) => kind !== 'same' && text.trim() !== ''))
}

function headingAbove(lines: readonly string[], index: number): string {
  // Lines starting like a heading are comments in front matter, as in a data file.
  const body = lines[0] === '---' ? lines.indexOf('---', 1) + 1 : 0
  for (let line = Math.min(index, lines.length - 1); line >= body; line--) {
    const heading = /^#{1,6}\s+(.+?)(?:\s+\\?\{#.*)?\s*$/.exec(lines[line] ?? '')?.[1]
    if (heading) return heading
  }
  return ''
}

function shorten(text: string): string {
  const words = text.split(/(?<=\s)/)
  return words.length > 2 * context ? [...words.slice(0, context), '… ', ...words.slice(-context)].join('') : text
}
