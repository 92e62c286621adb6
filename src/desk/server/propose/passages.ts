import { compareSequences } from '../../../content/sequence.ts'
import { compareWords } from '../../../review/compare/text.ts'
import type { Headed } from './headings.ts'
import type { Passage } from './protocol.ts'

/** Words of a passage that are shown around what changed. */
const context = 6

/**
 * What differs between two versions of a page or another text, passage by passage, in the order of the new one.
 * @param headings of the new one, in order
 */
export function passagesBetween(before: string, after: string, headings: readonly Headed[] = []): Passage[] {
  const [a, b] = [before.split(/\r?\n/), after.split(/\r?\n/)]
  return compareSequences(a, b)
    .filter(run => !run.equal)
    .map(run => ({
      heading: headings.findLast(({ line }) => line <= run.bStart + 1)?.heading ?? '',
      segments: compareWords(a.slice(run.aStart, run.aEnd).join('\n'), b.slice(run.bStart, run.bEnd).join('\n')).map(
        segment => (segment.kind === 'same' ? { ...segment, text: shorten(segment.text) } : segment),
      ),
    }))
    .filter(({ segments }) => segments.some(({ kind, text }) => kind !== 'same' && text.trim() !== ''))
}

function shorten(text: string): string {
  const words = text.split(/(?<=\s)/)
  return words.length > 2 * context ? [...words.slice(0, context), '… ', ...words.slice(-context)].join('') : text
}
