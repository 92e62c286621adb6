import { EditorView } from '@codemirror/view'
import type { Session } from './session.ts'

/** Moves the focus to the text, or to what is shown in its place. */
export function focusText({ view }: Session): void {
  view.focus()
  if (!view.dom.offsetParent) document.querySelector<HTMLElement>('main .page :is(iframe, .tables)')?.focus()
}

/** Gives the focus back to where the writer was, with its cursor, or to the text where that takes none any more. */
export function returnFocus(session: Session, place: HTMLElement | undefined): void {
  const view = place && EditorView.findFromDOM(place)
  if (view?.contentDOM === place) view?.focus()
  else place?.focus()
  if (!place || document.activeElement !== place) focusText(session)
}
