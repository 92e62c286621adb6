import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import 'sonner/dist/styles.css'
import './toaster.css'

/** Constants of the toasts (specification §4): time on screen, ms; maximum shown; gap and width, px. */
const duration = 4000
const visibleToasts = 3
const gap = 14
/** What a toast may take of the window's corner, px: a long text on a narrow screen. */
const room = { width: 400, height: 180 }
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
  place(host)
  toast.dismiss()
  toast[kind](title, { description, position: freeCorner() })
}

/** The corner where a toast covers nothing of the open panel; where there is no room beside it, not what has the focus. */
function freeCorner() {
  const dialog = openDialog()
  if (!dialog) return 'bottom-right'
  if (dialog.getBoundingClientRect().left >= room.width) return 'bottom-left'
  return coversFocus() ? 'top-right' : 'bottom-right'
}

/** Whether a toast at the bottom would lie over what has the focus: the button that is to be pressed again. */
function coversFocus(): boolean {
  const { bottom, right } = document.activeElement?.getBoundingClientRect() ?? { bottom: 0, right: 0 }
  return bottom > innerHeight - room.height && right > innerWidth - room.width
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
  }).observe(element, { childList: true, subtree: true })
  return element
}

const openDialog = () => [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1)

/** Puts the toaster where it is seen and read: into the open modal dialog, outside of which all is inert; above the banner. */
function place(element: HTMLElement): void {
  const dialog = openDialog()
  const parent = dialog ?? document.body
  if (element.parentElement !== parent) parent.append(element)
  dialog?.addEventListener('close', () => place(element), { once: true })
  const banner = document.querySelector<HTMLElement>('.cookie-banner')?.offsetHeight ?? 0
  element.style.insetBlockEnd = `${dialog ? 0 : banner}px`
  if (!element.matches(':popover-open')) element.showPopover()
}
