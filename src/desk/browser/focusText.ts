import type { Session } from './session.ts'

/** Moves the focus to the text, or to what is shown in its place. */
export function focusText({ view }: Session): void {
  view.focus()
  if (!view.dom.offsetParent) document.querySelector<HTMLElement>('main .page :is(iframe, .tables)')?.focus()
}
