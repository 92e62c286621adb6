import { freeName } from '../../server/propose/freeName.ts'
import type { EditedFile, ProposalState } from '../../server/propose/protocol.ts'

export interface Suggestion {
  /** Name of the branch. */
  readonly branch: string
  /** Of the commit. */
  readonly message: string
}

/** What to call a proposal of some files. */
export function suggestProposal(
  files: readonly EditedFile[],
  { day, taken }: Pick<ProposalState, 'day' | 'taken'>,
): Suggestion {
  return { branch: freeName(branchFor(files, day), taken), message: messageFor(files) }
}

/** What a proposal is about: the other files with it changed because of this. */
const isMoved = ({ kind }: EditedFile): boolean => kind === 'moved'

/** Such as `edit-kandji-2026-11-01`. */
function branchFor(files: readonly EditedFile[], day: string): string {
  const first = files.find(isMoved) ?? files[0]
  const stem = stemOf(first?.file ?? '')
  return `edit-${stem ? `${stem}-` : ''}${day}`
}

/** The name of a file without its folder and language. */
const stemOf = (file: string): string => /([^/]+?)(?:\.(?:en|he))?\.[a-z]+$/.exec(file)?.[1] ?? ''

/**
 * A commit message whose subject is in English, as the history is: the pages by their English titles, and of one English
 * page what was replaced where it is one short change, otherwise the sections. Where a page was moved, that is the subject.
 * Below it each file with its own words.
 */
function messageFor(files: readonly EditedFile[]): string {
  if (files.length === 0) return ''
  const moved = files.filter(isMoved)
  const pages = files.filter(({ title }) => title !== undefined)
  const others = files.filter(({ isRecord }) => !pages.length && !isRecord)
  const named = [moved, pages, others, files].find(list => list.length > 0) ?? []
  const nameOf = ({ file, title, published }: EditedFile) =>
    (title ?? file.replace(/^content\//, '')) + (published ? ' (published)' : '')
  const names = [...new Set(named.map(nameOf))]
  const [only] = named
  const isHebrew = moved.length === 0 && named.length > 0 && named.every(({ file }) => file.endsWith('.he.mdx'))
  const change = moved[0]
    ? moveOf(moved[0])
    : named.length === 1 && only && !isHebrew
      ? (shortChange(only) ?? listed(headingsOf(only)))
      : ''
  const subject = [listed(names), change].filter(Boolean).join(': ') + (isHebrew ? ', in Hebrew' : '')
  const body = files.map(
    file => `${sign[file.kind]} ${file.from ? `${file.from} → ` : ''}${file.file}${suffix(headingsOf(file))}`,
  )
  return [subject, '', ...body].join('\n')
}

const sign = { changed: '~', new: '+', removed: '-', moved: '>' } as const

/** Such as `kandji → iru`: the page's name in its address. */
function moveOf({ file, from = '' }: EditedFile): string {
  return [from, file].map(stemOf).join(' → ')
}

const headingsOf = ({ passages }: EditedFile) => [...new Set(passages.map(({ heading }) => heading).filter(Boolean))]

const suffix = (headings: readonly string[]) => (headings.length > 0 ? `: ${headings.join('; ')}` : '')

/** The first three, and how many more there are. */
const listed = (words: readonly string[]) =>
  words.slice(0, 3).join(', ') + (words.length > 3 ? ` +${words.length - 3}` : '')

/** Longest words that a subject quotes, characters. */
const quotable = 24

function shortChange({ passages }: EditedFile): string | undefined {
  // Empty lines come and go with a paragraph, and are nothing to quote.
  const changed = passages.flatMap(({ segments }) =>
    segments.filter(({ kind, text }) => kind !== 'same' && text.trim() !== ''),
  )
  const [first, second, more] = changed
  const quote = ({ text }: { text: string }) => `“${text.trim().replace(/\s+/g, ' ')}”`
  if (!first || more || changed.some(segment => quote(segment).length > quotable + 2)) return undefined
  if (first.kind === 'del' && second?.kind === 'ins') return `${quote(first)} → ${quote(second)}`
  if (second) return undefined
  return `${first.kind === 'ins' ? '+' : '−'} ${quote(first)}`
}
