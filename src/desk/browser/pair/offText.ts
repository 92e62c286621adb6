import { ViewPlugin } from '@codemirror/view'

/**
 * A pointer over a block between lines, such as a banner, is over no text. CodeMirror takes it for one over the beginning of the
 * line below, whose faults would open over the block; it is shown a pointer that has left.
 */
export const offText = ViewPlugin.define(view => {
  const onMove = (event: MouseEvent) => {
    // A selection that is drawn with the mouse goes on over such a block.
    if (event.buttons !== 0 || !(event.target instanceof Element) || event.target === view.contentDOM) return
    if (event.target.closest('.cm-line')) return
    event.stopPropagation()
    view.dom.dispatchEvent(new MouseEvent('mouseleave'))
  }
  view.contentDOM.addEventListener('mousemove', onMove)
  return { destroy: () => view.contentDOM.removeEventListener('mousemove', onMove) }
})
