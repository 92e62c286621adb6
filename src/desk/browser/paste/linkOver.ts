import { ensureSyntaxTree } from '@codemirror/language'
import type { EditorState, TransactionSpec } from '@codemirror/state'
import { wordsIn } from '../editor/around.ts'
import type { Range } from '../editor/held.ts'
import { addressIn } from './addressOf.ts'

/** Time for reading the text up to the selection, ms. */
const patience = 50

/**
 * The link that an address makes of the selected words, which it would delete otherwise; none where it is no address or they are
 * no plain words of one paragraph.
 */
export function linkOver(state: EditorState, pasted: string, origin: string): TransactionSpec | undefined {
  const { main, ranges } = state.selection
  const words = ranges.length === 1 ? wordsIn(state.doc, main) : undefined
  const address = words && addressIn(pasted, origin)
  if (!address || !isPlain(state, words)) return undefined
  const end = `](${address})`
  return {
    changes: [
      { from: words.from, insert: '[' },
      { from: words.to, insert: end },
    ],
    selection: { anchor: words.to + 1 + end.length },
    userEvent: 'input.paste',
    scrollIntoView: true,
  }
}

/** Names of what holds no words, or words that cannot be a link, in the tree of Markdown and front matter. */
const other = /frontmatter|code|html|link|comment|processing|escape|entity|image|mark|url/i

/** A tag or comment that is still open; the tree of Markdown knows neither tags of several lines nor comments of MDX. */
const open = /(?:<\/?\p{L}[^<>]*|\{\/\*(?:(?!\*\/)[\s\S])*)$/u

function isPlain(state: EditorState, { from, to }: Range): boolean {
  const tree = ensureSyntaxTree(state, to, patience)
  if (!tree || /[[\]]/.test(state.sliceDoc(from, to)) || open.test(state.sliceDoc(0, from))) return false
  let isPlain = true
  tree.iterate({
    from,
    to,
    enter(node) {
      const isBeside = node.to <= from || node.from >= to
      if (!isBeside && (node.from > from || node.to < to || other.test(node.name))) isPlain = false
    },
  })
  return isPlain
}
