import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import 'sonner/dist/styles.css'
import { openDialog, placeToasts } from './placeToasts.ts'
import './toaster.css'

/** Constants of the toasts (specification §4): time on screen, ms; maximum shown; gap and width, px. */
const duration = 4000
const visibleToasts = 3
const gap = 14
/** What a toast takes of a window's width, with the space around it, px. */
const room = 400
// 356 px is the library's own width, and so are the swipe of 20 px and its speed of 0.11.

/** What assistive technology calls the parts of the toaster, in the visitor's language. */
interface Labels {
  region: string
  close: string
}

let host: HTMLElement | undefined

/** Shows a toast in place of any other (specification §4). */
export function showToast(kind: 'success' | 'error', title: string, description: string, labels: Labels): void {
  host ??= mount(labels)
  moveIntoView(host)
  toast.dismiss()
  toast[kind](title, { description, position: freeCorner() })
}

/** Takes away what is shown: it is about an attempt before this one. */
export const dismissToasts = (): void => void toast.dismiss()

/** The corner beside an open panel where there is room for a toast. */
function freeCorner() {
  const dialog = openDialog()
  return dialog && dialog.getBoundingClientRect().left >= room ? 'bottom-left' : 'bottom-right'
}

function mount({ region, close }: Labels): HTMLElement {
  const element = document.createElement('div')
  element.className = 'toasts'
  // Above a modal dialog, too.
  element.popover = 'manual'
  document.body.append(element)
  // Synchronously, because a toast raised before the toaster listens is lost.
  flushSync(() =>
    createRoot(element).render(
      <Toaster
        {...{ duration, visibleToasts, gap }}
        position="bottom-right"
        closeButton
        containerAriaLabel={region}
        pauseWhenPageIsHidden
      />,
    ),
  )
  // The library says "Close toast" in English and gives its drawings no role, and has no option for either.
  new MutationObserver(() => {
    for (const button of element.querySelectorAll('[data-close-button]')) button.setAttribute('aria-label', close)
    for (const drawing of element.querySelectorAll('svg')) drawing.setAttribute('aria-hidden', 'true')
    placeToasts(element)
  }).observe(element, { childList: true, subtree: true })
  // While it is shown, what is used may move under it, or something else be used.
  const place = () => placeToasts(element)
  for (const type of ['scroll', 'focusin', 'resize']) addEventListener(type, place, { capture: true, passive: true })
  // With the first item of a quote its button comes to the bottom of a phone.
  new MutationObserver(place).observe(document.body, { attributeFilter: ['data-quoted'], subtree: true })
  return element
}

/** Puts the toaster where it is seen and read: into the open modal dialog, outside of which all is inert. */
function moveIntoView(element: HTMLElement): void {
  const dialog = openDialog()
  const parent = dialog ?? document.body
  if (element.parentElement !== parent) parent.append(element)
  dialog?.addEventListener('close', () => moveIntoView(element), { once: true })
  placeToasts(element)
  if (!element.matches(':popover-open')) element.showPopover()
}
