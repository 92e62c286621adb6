import { compareSequences } from '../../../content/sequence.ts'
import { compareWords } from '../../../review/compare/text.ts'
import type { EditedFile, Passage } from './protocol.ts'

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
  // What begins with the sign of a heading is a comment in front matter, as in a data file.
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

/**
 * A commit message of signs and the pages' own words, which reads the same whatever language the page is in: what was
 * replaced where it is one short change, otherwise the sections.
 * @param titles of files that are pages
 */
export function messageFor(files: readonly EditedFile[], titles: ReadonlyMap<string, string>): string {
  const names = [...new Set(files.map(({ file }) => titles.get(file) ?? file.replace(/^content\//, '')))]
  const [only] = files
  const change = files.length === 1 && only ? (shortChange(only) ?? listed(headingsOf(only))) : ''
  const subject = [listed(names), change].filter(Boolean).join(': ')
  const body = files.map(file => `${sign[file.kind]} ${file.file}${suffix(headingsOf(file))}`)
  return [subject, '', ...body].join('\n')
}

const sign = { changed: '~', new: '+', removed: '-' } as const

const headingsOf = ({ passages }: EditedFile) => [...new Set(passages.map(({ heading }) => heading).filter(Boolean))]

const suffix = (headings: readonly string[]) => (headings.length > 0 ? `: ${headings.join('; ')}` : '')

/** The first three, and how many more there are. */
const listed = (words: readonly string[]) =>
  words.slice(0, 3).join(', ') + (words.length > 3 ? ` +${words.length - 3}` : '')

/** Longest words that a subject quotes, characters. */
const quotable = 24

function shortChange({ passages }: EditedFile): string | undefined {
  const changed = passages.flatMap(({ segments }) => segments.filter(({ kind }) => kind !== 'same'))
  const [first, second, more] = changed
  const quote = ({ text }: { text: string }) => `“${text.trim().replace(/\s+/g, ' ')}”`
  if (!first || more || changed.some(segment => quote(segment).length > quotable + 2)) return undefined
  if (first.kind === 'del' && second?.kind === 'ins') return `${quote(first)} → ${quote(second)}`
  if (second) return undefined
  return `${first.kind === 'ins' ? '+' : '−'} ${quote(first)}`
}
