import { Alignment } from './words.ts'

/** A page in one language, as its preview describes it. */
export interface PageSource {
  /** The language's own name. */
  label: string
  /** Its file below the project. */
  file: string
}

/** What a remark is made of. */
export interface Remark {
  quote: string
  /** Address of the page without a fragment. */
  address: string
  /** Words just before the quote, where the page says it more than once. */
  prefix: string
  place?: { file: string; first: number; last: number; link: string }
  /** The section in each language, that of the quote first. */
  sections: readonly { label: string; file: string; line: number; text: string }[]
}

/** Longest quote, characters, and longest section, lines. */
const maxQuote = 600
const maxLines = 60

/** Words of a fragment's ends, where a quote is long or goes over several blocks. */
const endWords = 4

/** Hyphens part the directive's pieces, and brackets would end a link in Markdown. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[-()*!']/g, character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)

/** The directive that opens a page at a quote. */
export function textFragment(quote: string, prefix: string): string {
  const lines = quote.split('\n').map(line => line.trim().split(/\s+/).filter(Boolean))
  const words = lines.flat()
  const before = prefix ? `${encode(prefix)}-,` : ''
  if (lines.length === 1 && words.length <= endWords * 2) return `#:~:text=${before}${encode(words.join(' '))}`
  const start = lines[0]?.slice(0, endWords).join(' ') ?? ''
  const end = lines.at(-1)?.slice(-endWords).join(' ') ?? ''
  return `#:~:text=${before}${encode(start)},${encode(end)}`
}

/** The lines of a source, from 1, that a run of words of the page comes from; undefined where none is found. */
export function linesOf(
  source: string,
  page: readonly string[],
  first: number,
  last: number,
): { first: number; last: number } | undefined {
  const alignment = new Alignment(source, page)
  const line = (offset: number) => source.slice(0, offset).split('\n').length
  const [from, to] = [alignment.sourceOffset(first), alignment.sourceOffset(last)]
  if (from === undefined || to === undefined) return undefined
  return { first: line(from), last: Math.max(line(from), line(to)) }
}

/** Lines, from 0, on which the sections of a source begin; what is before the first heading counts as one. */
function sectionStarts(lines: readonly string[]): number[] {
  let fenced = false
  const headings = lines.flatMap((line, index) => {
    if (/^\s*(?:```|~~~)/.test(line)) fenced = !fenced
    return !fenced && /^#{1,6}\s/.test(line) ? [index] : []
  })
  const frontMatter = lines[0]?.startsWith('---') ? lines.indexOf('---', 1) + 1 : 0
  return [frontMatter, ...headings]
}

/** Which section of a source a line, from 1, is in. */
export function sectionAt(source: string, line: number): number {
  return Math.max(
    0,
    sectionStarts(source.split('\n')).findLastIndex(start => start < line),
  )
}

/** A section of a source with its first line, from 1; both languages of a page have the same sections in one order. */
export function sectionOf(source: string, index: number): { line: number; text: string } | undefined {
  const lines = source.split('\n')
  const starts = sectionStarts(lines)
  const start = starts[index]
  if (start === undefined) return undefined
  const section = lines.slice(start, starts[index + 1])
  const shown = section.length > maxLines ? [...section.slice(0, maxLines), '…'] : section
  return { line: start + 1, text: shown.join('\n').trim() }
}

/** Markup in quoted words would be taken for the remark's own. */
const escapeMarkdown = (text: string) => text.replace(/[\\`*_[\]<>#|~]/g, '\\$&').replace(/@(?=\w)/g, '@\u200b')

/** A fence that no line of the text ends. */
function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}mdx\n${text}\n${fence}`
}

/** The remark in Markdown, to be pasted under a pull request. */
export function remarkMarkdown({ quote, address, prefix, place, sections }: Remark, summary: string): string {
  const shown = quote.length > maxQuote ? `${quote.slice(0, maxQuote)} …` : quote
  const quoted = shown.split('\n').map(line => `> ${escapeMarkdown(line.trim())}`)
  const path = new URL(address).pathname
  const lines = place && (place.first === place.last ? `${place.first}` : `${place.first}-${place.last}`)
  const links = [
    `[${escapeMarkdown(path)}](${address}${textFragment(quote, prefix)})`,
    ...(place ? [`[\`${place.file}:${lines}\`](${place.link})`] : []),
  ]
  const versions = sections.map(({ label, file, line, text }) => `**${label}** \`${file}:${line}\`\n\n${fenced(text)}`)
  const both =
    versions.length > 0 ? `\n<details><summary>${summary}</summary>\n\n${versions.join('\n\n')}\n\n</details>\n` : ''
  return `${quoted.join('\n')}\n\n${links.join(' · ')}\n${both}\n`
}
