import type { EditorState, StateCommand } from '@codemirror/state'
import { isProgram } from './isProgram.ts'

/** The address of a link up to the cursor, or its title; what has Hebrew letters searches for a page by its name, with spaces. */
const begun = /\]\((?:[^()\s]*|[^()]*[א-ת][^()]*|[^()\s]+\s+["'][^()]*)$/

/** Goes behind the bracket that ends a link, where a line break would tear its address in two. */
export const leaveAddress: StateCommand = ({ state, dispatch }) => {
  const { ranges, main } = state.selection
  const end = ranges.length > 1 ? undefined : endOfLink(state, main.from)
  if (state.readOnly || end === undefined || main.to >= end) return false
  dispatch(state.update({ selection: { anchor: end }, scrollIntoView: true, userEvent: 'select' }))
  return true
}

/** Where the link ends in whose address a position is; undefined in any other place. */
function endOfLink(state: EditorState, at: number): number | undefined {
  const line = state.doc.lineAt(at)
  const [rest] = /^[^()]*\)/.exec(state.sliceDoc(at, line.to)) ?? []
  if (rest === undefined || !begun.test(state.sliceDoc(line.from, at)) || isProgram(state, at)) return undefined
  return at + rest.length
}
