import { ensureSyntaxTree, syntaxTree } from '@codemirror/language'
import type { EditorState, Extension, TransactionSpec } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import type { Locale } from '../../../content/locales/locales.ts'
import { hebrewSign } from './hebrewTyping.ts'

/** For how long a key waits for the text before it to be read, ms: taken for another place it would write something wrong. */
const patience = 500

/** A value of YAML between single quotation marks, on one line: where its marks begin and end. */
interface QuotedValue {
  readonly from: number
  readonly to: number
}

/**
 * Keeps a quoted value of YAML whole: an apostrophe within it is written as YAML needs it, one before its closing mark passes
 * over that, and words that go on after the mark are taken in. In a Hebrew page keys type the Hebrew signs, as they do in
 * its text.
 */
export const quotedValue = (locale: Locale): Extension =>
  EditorView.inputHandler.of((view, from, to, text) => {
    if (view.state.readOnly || from !== to) return false
    const typed = typedInValue(view.state, from, text, locale)
    if (!typed) return false
    view.dispatch({ ...typed, userEvent: 'input.type', scrollIntoView: true })
    return true
  })

/** What a key does in a value, or right after one; undefined where it means itself. */
export function typedInValue(
  state: EditorState,
  at: number,
  text: string,
  locale: Locale,
): TransactionSpec | undefined {
  const value = valueAt(state, at)
  if (!value) return undefined
  const words = state.sliceDoc(value.from + 1, Math.min(at, value.to - 1))
  if (at === value.to) {
    if (!/^[\p{L}\p{N}]/u.test(text) || words === '') return undefined
    const mark = locale === 'he' ? (hebrewSign("'", words) ?? "''") : "''"
    return replaced(at - 1, at, `${mark}${text}`, "'")
  }
  const sign = locale === 'he' ? hebrewSign(text, words) : undefined
  if (text !== "'") return sign === undefined ? undefined : replaced(at, at, sign)
  return at === value.to - 1 ? { selection: { anchor: value.to } } : replaced(at, at, sign ?? "''")
}

const replaced = (from: number, to: number, before: string, after = ''): TransactionSpec => ({
  changes: { from, to, insert: before + after },
  selection: { anchor: from + before.length },
})

function valueAt(state: EditorState, at: number): QuotedValue | undefined {
  // A busy machine may not have read so far yet.
  const { name, from, to } = (ensureSyntaxTree(state, at, patience) ?? syntaxTree(state)).resolve(at, -1)
  const isClosed = name === 'QuotedLiteral' && /^'(?:[^'\n]|'')*'$/.test(state.sliceDoc(from, to))
  return isClosed && at > from ? { from, to } : undefined
}
