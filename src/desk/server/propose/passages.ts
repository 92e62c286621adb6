import { addressesFile } from '../../../content/addresses.ts'
import { compareSequences } from '../../../content/sequence.ts'
import { lockFile } from '../../../content/translations/lock.ts'
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

/**
 * A commit message whose subject is in English, as the history is: the pages by their English titles, and of one English
 * page what was replaced where it is one short change, otherwise the sections. Below it each file with its own words.
 * @param titles in English, of files that are pages
 */
export function messageFor(files: readonly EditedFile[], titles: ReadonlyMap<string, string>): string {
  const pages = files.filter(({ file }) => titles.has(file))
  const others = files.filter(({ file }) => !pages.length && !isRecord(file))
  const named = [pages, others, files].find(list => list.length > 0) ?? []
  const nameOf = ({ file, published }: EditedFile) =>
    (titles.get(file) ?? file.replace(/^content\//, '')) + (published ? ' (published)' : '')
  const names = [...new Set(named.map(nameOf))]
  const [only] = named
  const isHebrew = named.length > 0 && named.every(({ file }) => file.endsWith('.he.mdx'))
  const change = named.length === 1 && only && !isHebrew ? (shortChange(only) ?? listed(headingsOf(only))) : ''
  const subject = [listed(names), change].filter(Boolean).join(': ') + (isHebrew ? ', in Hebrew' : '')
  const body = files.map(file => `${sign[file.kind]} ${file.file}${suffix(headingsOf(file))}`)
  return [subject, '', ...body].join('\n')
}

/** Files that record what was done elsewhere. */
const isRecord = (file: string): boolean => file === lockFile || file === addressesFile

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
