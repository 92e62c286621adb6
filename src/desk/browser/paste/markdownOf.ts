import { fromHtmlIsomorphic } from 'hast-util-from-html-isomorphic'
import { toMdast } from 'hast-util-to-mdast'
import type { Heading, Link, Nodes, PhrasingContent, Root, Text } from 'mdast'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { mdxToMarkdown } from 'mdast-util-mdx'
import { defaultHandlers, type Handle, toMarkdown } from 'mdast-util-to-markdown'
import { SKIP, visit } from 'unist-util-visit'
import { hasVowelPoints, toHebrewTypography } from '../../../content/hebrewRules.ts'
import type { Locale } from '../../../content/locales/locales.ts'
import { foldQuestions, isQuestion } from '../editor/foldQuestions.ts'
import { addressOf, encoded, mailsIn, writtenMail } from './addressOf.ts'
import { tidyHtml } from './tidyHtml.ts'

/** What a clipboard's HTML says, as a writer would have typed it. */
export interface Pasted {
  readonly markdown: string
  /** Whether it is words within a line, and no paragraphs of their own. */
  readonly inline: boolean
  /** Pictures that were left out: they are remote, and each needs a file and a description. */
  readonly pictures: number
  /** Whether vowel points were left out, as the checks want them to be. */
  readonly points: boolean
  /** Where it brings the page's title. */
  readonly document?: PastedDocument
}

/** A text with a title of its own. */
export interface PastedDocument {
  /** The title with the paragraph below it, and the rest, as Markdown. */
  readonly opening: string
  readonly rest: string
  /** The words of the title, and of each paragraph below it up to a heading or a question, without their formatting. */
  readonly title: string
  readonly introduction: readonly string[]
}

/**
 * @param origin of the desk: links to its own pages are written as paths
 * @param bringsTitle the page has no title besides: the first of its highest headings becomes it
 * @param mail what is written for the company's own addresses
 * @param inCell it goes into a cell of a table, which holds one line
 * @returns undefined for a program's text, which is preformatted as a whole
 */
export function markdownOf(
  html: string,
  locale: Locale,
  origin: string,
  bringsTitle = false,
  mail: Readonly<Record<string, string>> = {},
  inCell = false,
): Pasted | undefined {
  const tree = fromHtmlIsomorphic(html, { fragment: true })
  tidyHtml(tree, inCell)
  if (isProgram(tree)) return undefined
  const mdast = toMdast(tree, { newlines: false }) as Root
  const pictures = withoutPictures(mdast)
  const title = setLevels(mdast, bringsTitle)
  visit(mdast, 'link', (link, index, parent) => {
    const addresses = mailsIn(link.url)
    if (addresses.length > 0) {
      const value = addresses.map(address => writtenMail(address, mail)).join(', ')
      parent?.children.splice(index ?? 0, 1, ...withWords(link, addresses, { type: 'html', value }))
      return [SKIP, index ?? 0]
    }
    const url = addressOf(link.url, origin)
    if (url !== undefined) {
      link.url = url
      link.title = null
      return
    }
    parent?.children.splice(index ?? 0, 1, ...link.children)
    return [SKIP, index ?? 0]
  })
  let points = false
  visit(mdast, 'text', text => {
    text.value = text.value.replace(/[^\S\n]{2,}/g, ' ')
    if (locale !== 'he') return
    points ||= hasVowelPoints(text.value)
    text.value = around(text.value)
      .map((part, index) => (isAddress(part, index) ? part : toHebrewTypography(part)))
      .join('')
  })
  visit(mdast, ['list', 'listItem'], node => {
    if ('spread' in node) node.spread = false
  })
  const { children } = mdast
  if (inCell) return { markdown: writtenCell(children), inline: true, pictures, points }
  const inline = children.every(isPhrase) || (children.length === 1 && children[0]?.type === 'paragraph')
  const markdown = foldQuestions(written(children))
  const at = title ? children.indexOf(title) : -1
  if (!title || at < 0) return { markdown, inline, pictures, points }
  const below = children.slice(at + 1)
  const next = below.findIndex(node => node.type === 'heading' || isQuestion(written([node])))
  const introduction = below.slice(0, next < 0 ? undefined : next).filter(({ type }) => type === 'paragraph')
  const end = children[at + 1]?.type === 'paragraph' ? at + 2 : at + 1
  return {
    markdown,
    inline,
    pictures,
    points,
    document: {
      opening: written(children.slice(at, end)),
      rest: foldQuestions(written([...children.slice(0, at), ...children.slice(end)])),
      title: wordsOf(title),
      introduction: introduction.map(wordsOf),
    },
  }
}

/** Mail addresses after the words of their link, as no link can hold them; without the words where they are addresses themselves. */
function withWords(link: Link, addresses: readonly string[], written: PhrasingContent): PhrasingContent[] {
  const words = wordsOf(link)
  if (words === '' || mailsIn(words).length > 0) return [written]
  // They stand there as plain words, which the checks report.
  if (addresses.every(address => words.toLowerCase().includes(address.toLowerCase()))) return link.children
  const last = link.children.at(-1)
  const endsInSpace = last?.type === 'text' && /\s$/.test(last.value)
  const [before, after] = endsInSpace ? ['(', ') '] : [' (', ')']
  return [...link.children, { type: 'text', value: before }, written, { type: 'text', value: after }]
}

function wordsOf(node: Nodes): string {
  let words = ''
  visit(node, ['text', 'inlineCode'], part => {
    if ('value' in part) words += part.value
  })
  return words.replace(/\s+/g, ' ').trim()
}

const written = (children: Root['children']): string => signsOf({ type: 'root', children })

const writtenCell = (line: Root['children']): string =>
  signsOf({
    type: 'tableCell',
    children: line.flatMap(node => (node.type === 'paragraph' ? node.children : isPhrase(node) ? [node] : [])),
  })

const signsOf = (node: Nodes): string =>
  toMarkdown(node, {
    bullet: '-',
    emphasis: '*',
    rule: '-',
    listItemIndent: 'one',
    // A link between angle brackets would be a tag.
    resourceLink: true,
    handlers: { text, link },
    extensions: [gfmTableToMarkdown({ tablePipeAlign: false }), mdxToMarkdown()],
  }).trim()

/** A bare address as a page makes a link of it: closing punctuation is the sentence's. */
const bareAddress = /(https?:\/\/[^\s<]*[^\s<?!.,:;*_~'")\]])/

/** What is between the addresses of a text, and each address. */
const around = (text: string): string[] => text.split(bareAddress)
const isAddress = (_: string, index: number): boolean => index % 2 === 1

/** A backslash in a bare address would be read, and followed. */
const text: Handle = (node: Text, parent, state, info) => {
  const parts = around(node.value)
  if (parts.length === 1) return defaultHandlers.text(node, parent, state, info)
  // The words of a link are no address themselves: there, a sign of Markdown is one.
  if (state.stack.includes('label'))
    return defaultHandlers.text(node, parent, state, info).replace(/\\&(?!#?\w+;)/g, '&')
  const before = (index: number) => (index === 0 ? info.before : (parts[index - 1]?.at(-1) ?? ''))
  const after = (index: number) => (index === parts.length - 1 ? info.after : 'h')
  return parts
    .map((part, index) =>
      isAddress(part, index)
        ? encoded(part, /[{}|\\]/g)
        : state.safe(part, { ...info, before: before(index), after: after(index) }),
    )
    .join('')
}

/** Where a link leads is written as it is. */
const link: Handle = (node: Link, parent, state, info) => {
  const written = defaultHandlers.link({ ...node, url: 'x' }, parent, state, info)
  const at = written.lastIndexOf('](x') + 2
  // What would be another sign, as `&copy;` is.
  return written.slice(0, at) + encoded(node.url).replace(/&(?=#?\w+;)/g, '&amp;') + written.slice(at + 1)
}

/** Editors of programs write a `pre`, or one block that says so by its style. */
function isProgram(tree: ReturnType<typeof fromHtmlIsomorphic>): boolean {
  const blocks = tree.children.filter(node => node.type !== 'text' || node.value.trim() !== '')
  const [only] = blocks
  if (blocks.length !== 1 || only?.type !== 'element') return false
  return only.tagName === 'pre' || /white-space:\s*pre|font-family:[^;]*mono/i.test(String(only.properties.style ?? ''))
}

const isPhrase = (node: Nodes): node is PhrasingContent =>
  /^(?:text|strong|emphasis|inlineCode|link|break|html)$/.test(node.type)

function withoutPictures(tree: Root): number {
  let count = 0
  visit(tree, 'image', (_, index, parent) => {
    count++
    parent?.children.splice(index ?? 0, 1)
    return [SKIP, index ?? 0]
  })
  const isEmpty = (node: Nodes): boolean =>
    /^(?:paragraph|heading|link)$/.test(node.type) && 'children' in node && node.children.every(isEmpty)
  tree.children = tree.children.filter(node => !isEmpty(node))
  return count
}

/**
 * A page has one title: of a page that has it already every heading comes below it, and else the first of the highest ones
 * becomes it.
 * @returns the heading that became the title
 */
function setLevels(tree: Root, bringsTitle: boolean): Heading | undefined {
  const headings: Heading[] = []
  visit(tree, 'heading', heading => {
    headings.push(heading)
  })
  const highest = Math.min(...headings.map(({ depth }) => depth))
  const title = bringsTitle ? headings.find(({ depth }) => depth === highest) : undefined
  const rest = headings.filter(heading => heading !== title)
  const isAlone = rest.every(({ depth }) => depth > highest)
  const down = title ? (isAlone ? 1 : 2) - highest : highest === 1 ? 1 : 0
  for (const heading of rest) heading.depth = Math.min(heading.depth + down, 4) as Heading['depth']
  if (title) title.depth = 1
  return title
}
