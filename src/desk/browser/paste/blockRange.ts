import type { EditorState } from '@codemirror/state'
import type { Range } from '../editor/held.ts'
import { rowAt } from '../editor/tableRow.ts'

/** Where paragraphs of their own go: at the edge of a row they would cut its table in two, and go below the table. */
export function blockRange(state: EditorState, range: Range): Range {
  const row = range.from === range.to ? rowAt(state, range.from) : undefined
  const isAbove = row?.kind === 'header' && range.from <= row.from
  return row && !isAbove ? { from: row.tableTo, to: row.tableTo } : range
}
