import type { Image, Nodes, Root } from 'mdast'
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx'
import { type WidgetDescriptions, wordPropertiesOf } from './widgets.ts'
import { offsetOfWritten } from './yamlEscapes.ts'

/** A run of words that a visitor or a search engine reads, as it is in the file. */
export interface Prose {
  /** The file's own characters, escapes included, so that an index in it is a place in the file. */
  readonly text: string
  /** Offset of the first character in the file. */
  readonly offset: number
  /** `key` is the front matter's key or the widget's property. */
  readonly kind: 'text' | 'property' | 'frontMatter'
  readonly key?: string
  /** Whether a widget, link or emphasis touches the run's end without a space, as in `ב<Fact …/>`. */
  readonly joined: boolean
}

/** What a page without readable front matter or Markdown still has: nothing. */
export interface ProseSource {
  readonly source: string
  readonly tree: Root
  readonly frontMatter: Readonly<Record<string, unknown>>
  readonly frontMatterLines: Readonly<Record<string, number>>
}

/** A mark of WordPress and of its plug-ins: `[caption width="300"]`, `[/caption]`, `[gallery ids="1,2"]`. */
export const shortcode =
  /\[\/?(?:audio|button|caption|contact-form-7|embed|et_pb_\w+|gallery|playlist|video|vc_\w+)(?:\s[^\]\n]*)?\](?![([])/g

/** Front matter that is read by people, in the order of the manual. */
export const wordKeys = ['title', 'description', 'keywords', 'kicker', 'summary'] as const

/** All prose of a page: first the front matter, then text and properties in order. Code does not count. */
export function proseOf(page: ProseSource, widgets: WidgetDescriptions): Prose[] {
  return [...frontMatterProse(page), ...proseIn(page.tree, page.source, widgets)]
}

function frontMatterProse({ source, frontMatter, frontMatterLines }: ProseSource): Prose[] {
  return wordKeys.flatMap(key => {
    const start = offsetOfLine(source, frontMatterLines[key] ?? 1)
    return [frontMatter[key]].flat().flatMap((value): Prose[] => {
      if (typeof value !== 'string') return []
      // Where it is written over several lines, its key's line is near enough.
      const at = offsetOfWritten(source, value, start)
      return [{ text: value, offset: at < 0 ? start : at, kind: 'frontMatter', key, joined: false }]
    })
  })
}

/** The prose below one node of a page's tree. */
export function proseIn(node: Nodes, source: string, widgets: WidgetDescriptions): Prose[] {
  const found: Prose[] = []
  visit(node, source, wordPropertiesOf(widgets), found)
  return found
}

function visit(node: Nodes, source: string, wordProperties: ReadonlySet<string>, found: Prose[]): void {
  if (node.type === 'text') {
    const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0]
    // Numbers and quotation marks of a shortcode are not words; it is reported as a whole.
    const text = source.slice(start, end).replace(shortcode, mark => '·'.repeat(mark.length))
    found.push({ text, offset: start, kind: 'text', joined: /[^\s|]/.test(source.charAt(end)) })
  }
  if (node.type === 'image') found.push(...imageProse(node, source))
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || !wordProperties.has(attribute.name)) continue
      found.push(...propertyProse(attribute, source))
    }
  }
  if ('children' in node) for (const child of node.children) visit(child, source, wordProperties, found)
}

/** In a picture's words: signs and code in which a bracket is none of Markdown's, and brackets. */
const labelParts = /\\[\s\S]|(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)|[[\]]/g

/** The caption at a picture's end, between its marks. */
const captionAtEnd = /(?<=\s)(?:"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|\((?:\\[\s\S]|[^()\\])*\))\s*\)$/

function imageProse({ alt, title, position }: Image, source: string): Prose[] {
  const start = position?.start.offset ?? 0
  const written = source.slice(start, position?.end.offset)
  const run = (key: string, from: number, to: number): Prose => ({
    text: written.slice(from, to),
    offset: start + from,
    kind: 'property',
    key,
    joined: false,
  })
  const found: Prose[] = []
  if (alt) found.push(run('alt', 2, endOfLabel(written)))
  const caption = title ? captionAtEnd.exec(written) : null
  if (caption) {
    const marked = caption[0].replace(/\s*\)$/, '')
    found.push(run('caption', caption.index + 1, caption.index + marked.length - 1))
  }
  return found
}

/** Where the words of `![words](address)` end. */
function endOfLabel(written: string): number {
  let depth = 0
  for (const { 0: part, index } of written.matchAll(labelParts)) {
    if (part === '[') depth++
    else if (part === ']' && --depth === 0) return index
  }
  return written.length
}

function propertyProse(attribute: MdxJsxAttribute, source: string): Prose[] {
  const { name, value, position } = attribute
  if (typeof value !== 'string' || !position) return []
  const [start, end] = [position.start.offset ?? 0, position.end.offset ?? 0]
  const quoted = source.slice(start, end)
  const opening = quoted.search(/["']/) + 1
  return [{ text: quoted.slice(opening, -1), offset: start + opening, kind: 'property', key: name, joined: false }]
}

function offsetOfLine(source: string, line: number): number {
  let offset = 0
  for (let passed = 1; passed < line; passed++) {
    const next = source.indexOf('\n', offset)
    if (next < 0) return offset
    offset = next + 1
  }
  return offset
}
