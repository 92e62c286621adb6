import { EditorView, type PluginValue, ViewPlugin } from '@codemirror/view'

/**
 * Keeps the cursor in sight where something takes height from the editor: the list of faults, a notice, the search. A cursor that
 * the writer has scrolled away from stays out of sight.
 */
export const cursorInSight = ViewPlugin.define((view): PluginValue => {
  const { scrollDOM } = view
  let before = scrollDOM.clientHeight
  const resized = new ResizeObserver(() => {
    const [was, height] = [before, scrollDOM.clientHeight]
    before = height
    // A hidden editor has none.
    if (height >= was || height === 0) return
    const { head } = view.state.selection.main
    const cursor = view.coordsAtPos(head)
    if (!cursor) return
    // What is cut off is at the bottom: the text has not moved against the top.
    const { top } = scrollDOM.getBoundingClientRect()
    const wasSeen = cursor.top >= top && cursor.bottom <= top + was
    if (wasSeen && cursor.bottom > top + height) view.dispatch({ effects: EditorView.scrollIntoView(head) })
  })
  resized.observe(scrollDOM)
  return { destroy: () => resized.disconnect() }
})
