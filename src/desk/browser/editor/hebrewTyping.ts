import { isolateHistory } from '@codemirror/commands'
import { syntaxTree } from '@codemirror/language'
import type { EditorState, Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'

/** What a key types after a Hebrew letter, as the checks expect. */
const afterLetter: Readonly<Record<string, string>> = { '"': '״', "'": '׳', '-': '־' }

/**
 * The Hebrew sign for a key of a Latin keyboard, or undefined where the key means itself.
 * @param before the line up to the cursor
 */
export function hebrewSign(key: string, before: string): string | undefined {
  // Inside a tag a quotation mark is markup.
  if (/<[A-Za-z/][^<>]*$/.test(before)) return undefined
  if (/[א-ת]$/.test(before)) return afterLetter[key]
  // An opening or closing quotation mark; after a digit it means inches.
  const opens = key === '"' && !/\d$/.test(before)
  return opens && (/[א-ת]/.test(before) || before.trim() === '') ? '״' : undefined
}

/** Types gershayim, geresh and maqaf with the keys that every keyboard has. Undo restores the typed character. */
export const hebrewTyping: Extension = EditorView.inputHandler.of((view, from, to, text, insert) => {
  const { state } = view
  const before = state.sliceDoc(state.doc.lineAt(from).from, from)
  const sign = state.readOnly || isCode(state, from) ? undefined : hebrewSign(text, before)
  if (sign === undefined) return false
  view.dispatch(insert())
  view.dispatch({
    changes: { from, to: from + text.length, insert: sign },
    annotations: isolateHistory.of('full'),
    userEvent: 'input.sign',
  })
  return to >= from
})

/** Whether the text at a position is for programs: code, front matter, an address. */
export function isCode(state: EditorState, position: number): boolean {
  let node = syntaxTree(state).resolve(position, -1)
  while (!/Code|Frontmatter|URL/.test(node.name)) {
    if (!node.parent) return false
    node = node.parent
  }
  return true
}
