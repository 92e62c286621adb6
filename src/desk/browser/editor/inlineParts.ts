import type { syntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'
import type { Range } from './held.ts'

/** A piece of the text as its language reads it. */
export type SyntaxNode = ReturnType<typeof syntaxTree>['topNode']

/** Something within the words of a block that a selection holds as a whole, or lies in. */
export interface InlinePart extends Range {
  readonly kind: 'strong' | 'emphasis' | 'link' | 'brackets' | 'plain' | 'sign' | 'open-tag' | 'close-tag'
  /** Between its marks: words that can be selected without them. Plain text has none. */
  readonly words?: Range
}

const kinds: Readonly<Record<string, InlinePart['kind']>> = {
  StrongEmphasis: 'strong',
  Emphasis: 'emphasis',
  Strikethrough: 'emphasis',
  Link: 'link',
  Image: 'plain',
  InlineCode: 'plain',
  Autolink: 'plain',
  URL: 'plain',
  Comment: 'plain',
  Escape: 'sign',
  Entity: 'sign',
}

const braces = String.raw`\{(?:[^{}]|\{[^{}]*\})*\}`

/** A sign that is escaped, a tag or an expression of MDX, which CodeMirror's Markdown does not know. */
const programs = new RegExp(String.raw`\\.|<\/?[A-Za-z](?:"[^"]*"|'[^']*'|${braces}|[^<>"'{}])*>|${braces}`, 'gs')

/** What stands within a block's words, outer parts before those inside them. */
export function inlineParts(state: EditorState, block: SyntaxNode): InlinePart[] {
  const parts: InlinePart[] = []
  block.cursor().iterate(node => {
    const kind = kinds[node.name]
    if (!kind) return true
    const part = partOf(kind, node.node)
    if (part) parts.push(...part)
    return kind !== 'plain' && kind !== 'sign'
  })
  const hidden = parts.filter(({ kind }) => kind === 'plain')
  const tags = tagsIn(state.sliceDoc(block.from, block.to), block.from).filter(
    tag => !hidden.some(code => code.from < tag.from && tag.to < code.to),
  )
  // What Markdown sees within the values of a tag is none of it.
  return [...parts.filter(part => !tags.some(tag => tag.from <= part.from && part.to <= tag.to)), ...tags]
}

function partOf(kind: InlinePart['kind'], node: SyntaxNode): InlinePart[] | undefined {
  const { from, to } = node
  if (kind === 'plain' || kind === 'sign') return [{ kind, from, to }]
  const marks = node.getChildren(
    kind === 'link' ? 'LinkMark' : node.name === 'Strikethrough' ? 'StrikethroughMark' : 'EmphasisMark',
  )
  const [first, second] = kind === 'link' ? marks : [marks[0], marks.at(-1)]
  if (!first || !second) return undefined
  const words = { from: first.to, to: second.from }
  // Words between brackets alone are no link, but no mark may go on behind one of them either.
  if (kind === 'link' && second.to === to) return [{ kind: 'brackets', from, to, words }]
  const part: InlinePart = { kind, from, to, words }
  return kind === 'link' ? [part, { kind: 'plain', from: second.to, to }] : [part]
}

function tagsIn(text: string, start: number): InlinePart[] {
  return [...text.matchAll(programs)].flatMap(({ 0: found, index }): InlinePart[] => {
    const range = { from: start + index, to: start + index + found.length }
    if (found.startsWith('\\')) return []
    if (found.startsWith('</')) return [{ kind: 'close-tag', ...range }]
    return [{ kind: found.startsWith('<') && !found.endsWith('/>') ? 'open-tag' : 'plain', ...range }]
  })
}

export const overlaps = (one: Range, other: Range): boolean => one.from < other.to && other.from < one.to

export const holds = (outer: Range, inner: Range): boolean => outer.from <= inner.from && inner.to <= outer.to

/** Whether a range lies in plain text: code, a tag, an address. All of it, marks included, can be held like a word. */
export const isInPlain = (parts: readonly InlinePart[], range: Range): boolean =>
  parts.some(part => {
    if (part.kind !== 'plain' && part.kind !== 'open-tag' && part.kind !== 'close-tag') return false
    if (range.from === range.to) return part.from < range.from && range.to < part.to
    return holds(part, range) && !holds(range, part)
  })

/** A range with all of each part of which it holds an end; of stars alone at its own end, without them. */
export function grown(parts: readonly InlinePart[], range: Range): Range {
  const cut = parts.find(
    part => overlaps(part, range) && !holds(range, part) && !(part.words && holds(part.words, range)),
  )
  if (!cut) return range
  const inner = cut.kind === 'strong' || cut.kind === 'emphasis' ? wordsOf(cut, range) : undefined
  return grown(parts, inner ?? { from: Math.min(cut.from, range.from), to: Math.max(cut.to, range.to) })
}

/** What a range has of the words of a part, where it has nothing else but a mark. */
function wordsOf(part: InlinePart, range: Range): Range | undefined {
  if (!part.words || !holds(part, range)) return undefined
  const words = { from: Math.max(part.words.from, range.from), to: Math.min(part.words.to, range.to) }
  return words.from < words.to ? words : undefined
}

/** Whether a range holds one end of a tag without the other. */
export function cutsTag(parts: readonly InlinePart[], range: Range): boolean {
  let depth = 0
  for (const { kind } of parts.filter(part => holds(range, part)).toSorted((a, b) => a.from - b.from)) {
    if (kind === 'open-tag') depth += 1
    if (kind === 'close-tag') depth -= 1
    if (depth < 0) return true
  }
  return depth !== 0
}
