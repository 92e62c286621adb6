import { isolateHistory } from '@codemirror/commands'
import { syntaxTree } from '@codemirror/language'
import type { EditorState, Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'

/** What a key types after a Hebrew letter, as the checks expect. */
const afterLetter: Readonly<Record<string, string>> = { '"': '״', "'": '׳', '-': '־' }

/**
 * The Hebrew sign for a key of a Latin keyboard, or undefined where the key means itself.
 * @param before the line up to the cursor
 * @param after the rest of it
 */
export function hebrewSign(key: string, before: string, after = ''): string | undefined {
  const isAfterLetter = /[א-ת]$/.test(before)
  if (isInTag(before)) {
    const mark = openMark(before)
    // Outside of a value it is markup, and so is the mark that ends one: another would have to follow the word.
    const isWithin = /^[א-ת][^<>]*$/.test(after.split(mark ?? '', 1)[0] ?? '') && after.includes(mark ?? '')
    const isWord = mark !== undefined && isAfterLetter && (key !== mark || isWithin)
    return isWord ? afterLetter[key] : undefined
  }
  if (isAfterLetter) return afterLetter[key]
  const isHebrew = /[א-ת]/.test(before) || before.trim() === ''
  // An opening or closing quotation mark; after a digit it means inches.
  if (key === '"' && isHebrew && !/\d$/.test(before)) return '״'
  // Among Latin letters it is an apostrophe, unless one that opened is still to be closed.
  const isMark = !/[\p{L}\p{N}]$/u.test(before) || /(?:^|[^\p{L}\p{N}])׳[^׳]*\p{L}$/u.test(before)
  return key === "'" && isHebrew && isMark ? '׳' : undefined
}

/** A change of the line around the cursor: `before` takes the place of so many characters, `after` is written behind the cursor. */
interface TagTyping {
  readonly removed: number
  readonly before: string
  readonly skipped: number
  readonly after: string
}

/**
 * What a key does to the marks of a value in a tag: one that ends the value passes over the mark that does already, and a
 * letter right behind a mark after a Hebrew letter shows that it was part of a word, צה״ל.
 */
export function typedInTag(key: string, before: string, after: string): TagTyping | undefined {
  if (!isInTag(before)) return undefined
  const open = openMark(before)
  if (open !== undefined) {
    return key === open && after.startsWith(open) ? { removed: 0, before: '', skipped: 1, after: '' } : undefined
  }
  const [, mark = ''] = /[א-ת](["'])$/.exec(before) ?? []
  const sign = afterLetter[mark]
  if (sign === undefined || !/^[א-ת]$/.test(key)) return undefined
  return { removed: 1, before: `${sign}${key}`, skipped: 0, after: after.startsWith(mark) ? '' : mark }
}

const isInTag = (before: string): boolean => /<[A-Za-z/][^<>]*$/.test(before)

/** The mark that a value begins with which is not ended yet. */
function openMark(before: string): string | undefined {
  const tag = /<[A-Za-z/][^<>]*$/.exec(before)?.[0].replace(/=\s*(["'])(?:(?!\1).)*\1/g, '') ?? ''
  return /=\s*(["'])/.exec(tag)?.[1]
}

/** Types gershayim, geresh and maqaf with the keys that every keyboard has. Undo restores the typed character. */
export const hebrewTyping: Extension = EditorView.inputHandler.of((view, from, to, text, insert) => {
  const { state } = view
  if (state.readOnly || isCode(state, from)) return false
  const line = state.doc.lineAt(from)
  const [before, after] = [state.sliceDoc(line.from, from), state.sliceDoc(to, Math.max(to, line.to))]
  const inTag = from === to ? typedInTag(text, before, after) : undefined
  if (inTag) {
    const start = from - inTag.removed
    view.dispatch({
      changes: { from: start, to: from, insert: inTag.before + inTag.after },
      selection: { anchor: start + inTag.before.length + inTag.skipped },
      userEvent: 'input.type',
      scrollIntoView: true,
    })
    return true
  }
  const sign = hebrewSign(text, before, after)
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
