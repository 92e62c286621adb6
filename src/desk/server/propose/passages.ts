import { compareSequences } from '../../../review/compare/sequence.ts'
import { compareWords } from '../../../review/compare/text.ts'
import type { EditedFile, Passage } from './protocol.ts'

/** Words of a passage that are shown around what changed. */
const context = 6

/** What differs between two versions of a file, passage by passage, in the order of the new one. */
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
  for (let line = Math.min(index, lines.length - 1); line >= 0; line--) {
    const heading = /^#{1,6}\s+(.+?)(?:\s+\\?\{#.*)?\s*$/.exec(lines[line] ?? '')?.[1]
    if (heading) return heading
  }
  return ''
}

function shorten(text: string): string {
  const words = text.split(/(?<=\s)/)
  return words.length > 2 * context ? [...words.slice(0, context), '… ', ...words.slice(-context)].join('') : text
}

/**
 * A commit message: pages and sections that changed, or the words themselves where it is one short change.
 * @param titles of files that are pages
 */
export function messageFor(files: readonly EditedFile[], titles: ReadonlyMap<string, string>): string {
  const nameOf = ({ file }: EditedFile) => titles.get(file) ?? file.replace(/^content\//, '')
  const names = [...new Set(files.map(nameOf))]
  const [only] = files
  const replaced = files.length === 1 && only ? shortChange(only) : undefined
  const subject = replaced
    ? `${names[0]}: ${replaced}`
    : `${names.slice(0, 3).join(', ')}${names.length > 3 ? ` and ${names.length - 3} more` : ''}: ${verb(files)}`
  const body = files.map(file => {
    const headings = [...new Set(file.passages.map(({ heading }) => heading).filter(Boolean))]
    return `- ${file.file}: ${headings.length > 0 ? headings.join('; ') : file.kind}`
  })
  return [subject, '', ...body].join('\n')
}

const verb = (files: readonly EditedFile[]) =>
  files.every(({ kind }) => kind === 'new')
    ? 'new'
    : files.every(({ kind }) => kind === 'removed')
      ? 'removed'
      : 'edited'

/** Longest words that a subject quotes, characters. */
const quotable = 24

function shortChange({ passages }: EditedFile): string | undefined {
  const changed = passages.flatMap(({ segments }) => segments.filter(({ kind }) => kind !== 'same'))
  const [first, second, more] = changed
  const text = ({ text }: { text: string }) => text.trim().replace(/\s+/g, ' ')
  if (!first || more || changed.some(segment => text(segment).length > quotable)) return undefined
  if (first.kind === 'del' && second?.kind === 'ins') return `“${text(first)}” becomes “${text(second)}”`
  if (second) return undefined
  return first.kind === 'ins' ? `“${text(first)}” added` : `“${text(first)}” removed`
}
