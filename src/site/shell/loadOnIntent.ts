import { live, type Part, startPart } from './parts.ts'

/** Starts a part of the frame on the first pointer, focus or click, and gives it again the click that came too early. */
export function wakeOnIntent(): void {
  const wake = async (event: Event) => {
    const closest = <E extends HTMLElement>(selector: string) => (event.target as Element).closest?.<E>(selector)
    const part = closest('[data-frame]')?.dataset.frame as Part | undefined
    if (!part || live.has(part)) return
    const clicked = event.type === 'click'
    const button = clicked && closest('[data-act]')
    const menu = (event as PointerEvent).pointerType === 'mouse' && closest<HTMLDetailsElement>('[data-menu=hover]')
    if (menu) {
      // A menu opens under the mouse at once; its code, which closes it, follows.
      if (!clicked && !menu.open) {
        menu.open = true
        menu.dataset.hovered = 'only'
      }
      // A click there means "open", too.
      if (clicked && closest('summary') && menu.dataset.hovered === 'only') {
        menu.dataset.hovered = 'clicked'
        event.preventDefault()
      }
    }
    if (await startPart(part)) {
      if (button) button.click()
    } else if (menu) {
      // Without code it is a menu that opens on a click.
      menu.dataset.menu = 'click'
      if (menu.dataset.hovered === 'only') menu.open = false
    }
  }
  for (const type of ['pointerover', 'focusin', 'click']) addEventListener(type, wake)
}
