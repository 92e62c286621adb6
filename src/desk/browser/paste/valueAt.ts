import { ensureSyntaxTree, syntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'
import { isCode } from '../editor/hebrewTyping.ts'
import type { Range } from '../editor/held.ts'

/** A text of one line that a sign within it may end: between its marks, if it has some. */
export interface Value extends Range {
  /** `plain` and `bare` are YAML without marks; `bare` is one of several on its line, or goes over several lines. */
  readonly kind: 'attribute' | 'quoted' | 'plain' | 'bare'
  readonly mark: '"' | "'" | undefined
}

/** Time for reading the text up to the selection, ms: as what is no value it would be written as it is. */
const patience = 500

/** The value of a widget's attribute or of YAML that a range is within. */
export function valueAt(state: EditorState, range: Range): Value | undefined {
  return valueOfYaml(state, range) ?? attributeAt(state, range)
}

/** A tag up to a value that is not ended yet. The tree of Markdown knows no tags of several lines. */
const begun =
  /<\p{L}[\w.]*(?:\s+[\w-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|\{[^{}]*\}))?)*\s+[\w-]+\s*=\s*(?:"(?<double>[^"]*)|'(?<single>[^']*))$/u

/** The rest of a value, of which only its tag follows. */
const ended = { '"': /^[^"]*?(?=["](?:[\s/>]|$))/, "'": /^[^']*?(?='(?:[\s/>]|$))/ }

/** The value of a widget's attribute that a range is within, if the value is ended. */
export function attributeAt(state: EditorState, { from, to }: Range): Value | undefined {
  const { double, single } = begun.exec(state.sliceDoc(0, from))?.groups ?? {}
  const before = double ?? single
  if (before === undefined || isCode(state, from)) return undefined
  const mark = double === undefined ? "'" : '"'
  const after = ended[mark].exec(state.sliceDoc(from))?.[0]
  // A value over an empty line is one that nothing ends.
  if (after === undefined || from + after.length < to || /\n\s*\n/.test(before + after)) return undefined
  return { kind: 'attribute', mark, from: from - before.length, to: from + after.length }
}

type SyntaxNode = ReturnType<typeof syntaxTree>['topNode']

function valueOfYaml(state: EditorState, { from, to }: Range): Value | undefined {
  // Names of this kind are of YAML only, in front matter and in data.
  const tree = ensureSyntaxTree(state, to, patience) ?? syntaxTree(state)
  // No value has the spaces behind it, which words are about to follow.
  const end = from - (/ *$/.exec(state.sliceDoc(state.doc.lineAt(from).from, from))?.[0].length ?? 0)
  const nodes = [tree.resolve(from, 1), tree.resolve(from, -1), tree.resolve(end, -1)]
  const node = nodes.find(({ name, parent }) => /Literal$/.test(name) && parent?.name !== 'Key')
  if (!node) return nodes.some(found => hasAround(found, /^Stream$/)) ? emptyAt(state, { from, to }) : undefined
  const isOver = to > node.to && /[^ ]/.test(state.sliceDoc(node.to, to))
  if (node.name === 'BlockLiteral' || from < node.from || isOver) return undefined
  const isReplaced = from === node.from && to === node.to
  if (node.name === 'QuotedLiteral' && !isReplaced) {
    const [mark] = state.sliceDoc(node.from, node.from + 1)
    const isWithin = from > node.from && to < node.to
    return isWithin && (mark === '"' || mark === "'")
      ? { kind: 'quoted', mark, from: node.from + 1, to: node.to - 1 }
      : undefined
  }
  const isBare = hasAround(node, /^Flow/) || state.sliceDoc(node.from, node.to).includes('\n')
  return { kind: isBare ? 'bare' : 'plain', mark: undefined, from: node.from, to: Math.max(node.to, to) }
}

function hasAround(node: SyntaxNode, name: RegExp): boolean {
  for (let at: SyntaxNode | null = node; at; at = at.parent) if (name.test(at.name)) return true
  return false
}

/** The place of a value behind a key that has none, and spaces only to its end. */
function emptyAt(state: EditorState, { from, to }: Range): Value | undefined {
  const line = state.doc.lineAt(from)
  const isEmpty = /^\s*(?:-|(?:- )?[\w.-]+:)\s+$/.test(state.sliceDoc(line.from, from)) && to <= line.to
  return isEmpty && state.sliceDoc(to, line.to).trim() === '' ? { kind: 'plain', mark: undefined, from, to } : undefined
}
