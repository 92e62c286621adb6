import { completionStatus } from '@codemirror/autocomplete'
import { type EditorView, tooltips } from '@codemirror/view'

interface Span {
  readonly top: number
  readonly bottom: number
}

/** Least height of an editor that holds its own list, px: on one side of the line at its middle are three choices. */
const leastHeight = 240

/** Where the list may be, from the top of the window, px: within the text, unless that is too small. */
export const spanOfList = (text: Span, windowHeight: number): Span => {
  const [top, bottom] = [Math.max(text.top, 0), Math.min(text.bottom, windowHeight)]
  return bottom - top < leastHeight ? { top: 0, bottom: windowHeight } : { top, bottom }
}

/**
 * The list of choices covers no button above or below the text, such as the count of faults. Notes at faults have the whole
 * window: they do not scroll.
 */
export const spaceOfList = tooltips({
  tooltipSpace({ state, scrollDOM, dom }: EditorView) {
    const { clientWidth, clientHeight } = dom.ownerDocument.documentElement
    const whole = { top: 0, bottom: clientHeight }
    const span = completionStatus(state) ? spanOfList(scrollDOM.getBoundingClientRect(), clientHeight) : whole
    return { ...span, left: 0, right: clientWidth }
  },
})
