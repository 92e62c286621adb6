import type { EditorState } from '@codemirror/state'
import type { Range } from '../editor/held.ts'
import { isProgram } from '../editor/isProgram.ts'
import { isList, withMark } from './afterItem.ts'

/** The sign of an item, behind which nothing is written. */
const empty = /^(?<indent>[\s>]*)(?<mark>[-*+]|\d+[.)])[ \t]+(?:\[[ xX]\][ \t]+)?$/

/**
 * A list that is pasted into an item without words, or over all of them, takes the place of the item: below it, it would leave an
 * empty one.
 * @returns undefined where words or nested items of the item stay
 */
export function inPlaceOfItem(
  state: EditorState,
  range: Range,
  markdown: string,
): (Range & { readonly insert: string }) | undefined {
  const [first, last] = [state.doc.lineAt(range.from), state.doc.lineAt(range.to)]
  const { indent = '', mark } = empty.exec(state.sliceDoc(first.from, range.from))?.groups ?? {}
  const below = last.number < state.doc.lines ? state.doc.line(last.number + 1).text : ''
  const hasMore = state.sliceDoc(range.to, last.to).trim() !== '' || below.startsWith(`${indent}  `)
  if (mark === undefined || hasMore || !isList(markdown) || isProgram(state, range.from)) return undefined
  const lines = withMark(markdown, mark).split('\n')
  const insert = lines.map(line => `${indent}${line}`.trimEnd()).join('\n')
  return { from: first.from, to: last.to, insert }
}
