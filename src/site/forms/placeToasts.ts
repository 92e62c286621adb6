/** Between a toast and what is next to it, px: the library's own, on wide screens. */
const margin = 24

export const openDialog = () => [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1)

/**
 * Ends the box of the toasts, which stand at its lower edge, where they lie over nothing that is being used: at the bottom of
 * the window, above what is fixed there; or below the header where at the bottom a toast would lie over what has the focus, over
 * what is said of it, or over what its form says and the button that sends it.
 */
export function placeToasts(box: HTMLElement): void {
  const dialog = openDialog()
  const lowest = dialog ? 0 : atTheBottom()
  const header = dialog ? 0 : (document.querySelector('[data-frame=menus]')?.getBoundingClientRect().bottom ?? 0)
  const toast = box.querySelector<HTMLElement>('[data-sonner-toast][data-removed=false]')
  const needed = 2 * margin + (toast?.offsetHeight ?? 0)
  const raised = innerHeight - Math.max(0, header) - needed
  const { left = 0, right = 0 } = toast?.getBoundingClientRect() ?? {}
  const covers = (end: number) =>
    inUse(dialog).filter(used => {
      const bottom = innerHeight - end
      return used.bottom > bottom - needed && used.top < bottom && used.right > left && used.left < right
    }).length
  const end = toast && covers(raised) < covers(lowest) ? raised : lowest
  box.style.insetBlockEnd = `${end}px`
}

/** Height of what is fixed to the bottom of the window: the cookie banner, or on phones the button of the quote. */
function atTheBottom(): number {
  const banner = document.querySelector<HTMLElement>('.cookie-banner')?.offsetHeight ?? 0
  const quote = document.querySelector('.quote-bar > button')
  if (!quote || getComputedStyle(quote).position !== 'fixed') return banner
  // No part of a pixel less: a toast over the edge of what is pressed would move away under the finger.
  return Math.max(banner, Math.ceil(quote.getBoundingClientRect().height))
}

/** What has the focus, with its label and what is said of it; the button that sends its form, and what the form says. */
function inUse(dialog: HTMLElement | undefined): DOMRect[] {
  const focused = document.activeElement
  const form = focused?.closest('form') ?? dialog?.querySelector('form:has([required])')
  const said = focused?.getAttribute('aria-describedby')?.split(' ') ?? []
  const used = [
    focused?.closest('label') ?? focused,
    ...said.map(id => document.getElementById(id)),
    form?.querySelector('[type=submit]'),
    ...(form?.querySelectorAll('[data-outcome], [role=status]:not(.sr-only)') ?? []),
  ]
  return used.flatMap(element => (element && element !== document.body ? [element.getBoundingClientRect()] : []))
}
