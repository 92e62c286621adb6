import { EditorSelection, type SelectionRange } from '@codemirror/state'
import type { EditorView, KeyBinding } from '@codemirror/view'

/**
 * Home and End lead to where the text of a row begins and ends. CodeMirror's own lead to the edges of the row, which in mixed
 * text may be elsewhere: at the right edge of `title: שלום` the Hebrew begins.
 */
export const rowEnds: readonly KeyBinding[] = [
  {
    key: 'Home',
    run: view => move(view, false, false),
    shift: view => move(view, false, true),
    preventDefault: true,
  },
  { key: 'End', run: view => move(view, true, false), shift: view => move(view, true, true), preventDefault: true },
]

function move(view: EditorView, forward: boolean, selects: boolean): boolean {
  const { state } = view
  const ranges = state.selection.ranges.map(range => {
    const [head, side] = [rowEnd(view, range, forward), forward ? -1 : 1]
    return selects ? EditorSelection.range(range.anchor, head) : EditorSelection.cursor(head, side)
  })
  view.dispatch({
    selection: EditorSelection.create(ranges, state.selection.mainIndex),
    scrollIntoView: true,
    userEvent: 'select',
  })
  return true
}

/** The end, or the beginning, of the row that the cursor is in; of its line where it is there already, or behind the indent. */
function rowEnd(view: EditorView, { head, assoc }: SelectionRange, forward: boolean): number {
  const line = view.state.doc.lineAt(head)
  const middle = (position: number, side: -1 | 1): number | undefined => {
    const place = view.coordsAtPos(position, side)
    return place ? (place.top + place.bottom) / 2 : undefined
  }
  const row = middle(head, assoc < 0 ? -1 : 1)
  const isInRow = (position: number): boolean => {
    const found = middle(position, forward ? -1 : 1)
    return found !== undefined && row !== undefined && Math.abs(found - row) < view.defaultLineHeight / 2
  }
  const outer = forward ? line.to : line.from
  // Rows break a line in the order of its text, whatever the direction of each part.
  let [inside, beyond] = [head, outer]
  if (row === undefined || isInRow(outer)) inside = outer
  while (Math.abs(beyond - inside) > 1) {
    const between = Math.floor((inside + beyond) / 2)
    if (isInRow(between)) inside = between
    else beyond = between
  }
  if (inside === head) inside = outer
  const indent = line.from + (/^\s*/.exec(line.text)?.[0].length ?? 0)
  return !forward && inside === line.from && head !== indent ? indent : inside
}
