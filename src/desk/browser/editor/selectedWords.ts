import { ensureSyntaxTree, syntaxTree } from '@codemirror/language'
import { EditorSelection, type EditorState } from '@codemirror/state'
import type { FormatRefusal } from './formatRefusals.ts'
import type { Range } from './held.ts'
import { cutsTag, grown, type InlinePart, inlineParts, isInPlain, overlaps, type SyntaxNode } from './inlineParts.ts'
import { placeIn } from './placeAt.ts'

/** For how long a key waits for the text to be read, ms: taken for another place it would write something wrong. */
const patience = 500

/** The selected words of one block. */
export interface BlockWords extends Range {
  /** What stands within all words of the block. */
  readonly parts: readonly InlinePart[]
}

interface SelectedWords {
  readonly blocks: readonly BlockWords[]
  /** Whether something without words, such as code or a widget's tag, is selected as well. */
  readonly hasPlain: boolean
}

const plainBlocks =
  /^(?:Frontmatter|FencedCode|CodeBlock|HTMLBlock|CommentBlock|ProcessingInstructionBlock|LinkReference)$/
const wordBlocks = /^(?:Paragraph|(?:ATX|Setext)Heading\d|TableCell|Task)$/
const marks = ['HeaderMark', 'TaskMarker', 'QuoteMark', 'HardBreak'] as const

/** The selected words, or the word at the cursor, of every block by itself; or why there are none that could be formatted. */
export function selectedWords(state: EditorState, selected: Range): SelectedWords | FormatRefusal {
  const cursor = selected.from === selected.to ? selected.from : undefined
  const range = cursor === undefined ? selected : (wordAt(state, cursor) ?? selected)
  const blocks: BlockWords[] = []
  let hasPlain = false
  let isPlain = false
  const tree = ensureSyntaxTree(state, state.doc.length, patience) ?? syntaxTree(state)
  tree.iterate({
    ...range,
    enter({ name, node }) {
      const isBlock = wordBlocks.test(name)
      if (!isBlock && !plainBlocks.test(name)) return true
      if (!touches(node, range)) return false
      const parts = isBlock ? inlineParts(state, node) : []
      if (!isBlock || isCodeParagraph(state, node, parts)) {
        hasPlain = true
        return false
      }
      const words = trimmed(state, node, range)
      const isWithin = isInPlain(parts, words ?? range) || (cursor !== undefined && isInPlain(parts, selected))
      if (isWithin || isBegun(state, parts, range)) isPlain = true
      else if (words) blocks.push({ ...grown(parts, words), parts })
      return false
    },
  })
  if (isPlain || (hasPlain && blocks.length === 0)) return 'plain-text'
  if (blocks.length === 0) return 'no-words'
  return blocks.some(({ parts, ...words }) => cutsTag(parts, words)) ? 'half-of-tag' : { blocks, hasPlain }
}

/** Letters, with the signs that are part of a word: צה״ל, but not the marks around a quoted one. */
const word = /[\p{L}\p{M}\p{N}_]+(?:(?:[׳'’]|״(?!\p{L}+״))[\p{L}\p{M}\p{N}_]+)*/gu

function wordAt({ doc }: EditorState, at: number): Range | undefined {
  const line = doc.lineAt(at)
  return [...line.text.matchAll(word)]
    .map(({ 0: { length }, index }) => ({ from: line.from + index, to: line.from + index + length }))
    .find(({ from, to }) => from <= at && at <= to)
}

const touches = (block: Range, range: Range): boolean =>
  range.from === range.to ? block.from < range.from && range.to < block.to : overlaps(block, range)

/** Whether a paragraph holds code and no words: an import or export, an expression, a tag of several lines. */
function isCodeParagraph(
  state: EditorState,
  { name, parent, from, to }: SyntaxNode,
  parts: readonly InlinePart[],
): boolean {
  if (name !== 'Paragraph') return false
  if (parent?.name === 'Document' && /^(?:import|export)\s/.test(state.sliceDoc(from, to))) return true
  let rest = state.sliceDoc(from, to)
  for (const part of parts.filter(({ words }) => !words).toSorted((a, b) => b.from - a.from)) {
    const isTag = /^[<{]/.test(state.sliceDoc(part.from, part.from + 1))
    if (isTag) rest = rest.slice(0, part.from - from) + rest.slice(part.to - from)
  }
  return rest.trim() === ''
}

/** Whether a range begins in a tag or address whose end is still to be written. */
function isBegun({ doc }: EditorState, parts: readonly InlinePart[], range: Range): boolean {
  if (parts.some(part => !part.words && overlaps(part, range))) return false
  const { place } = placeIn({ doc, selection: EditorSelection.single(range.from) }, range.from)
  return place !== undefined && place.kind !== 'figure'
}

/** The words of a block within a range, without spaces and marks of lines at their ends. */
function trimmed(state: EditorState, block: SyntaxNode, range: Range): Range | undefined {
  let [from, to] = [Math.max(block.from, range.from), Math.min(block.to, range.to)]
  const atEnds = marks.flatMap(name => block.getChildren(name))
  for (;;) {
    const text = state.sliceDoc(from, to)
    const [start, end] = [from + text.length - text.trimStart().length, from + text.trimEnd().length]
    if (start >= end) return undefined
    from = atEnds.find(mark => mark.from <= start && start < mark.to)?.to ?? start
    to = atEnds.find(mark => mark.from < end && end <= mark.to)?.from ?? end
    if (from >= to) return undefined
    if (from === start && to === end) return { from, to }
  }
}
