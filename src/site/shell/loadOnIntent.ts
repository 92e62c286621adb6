import { type Part, started, startPart } from './parts.ts'
import { within } from './within.ts'

/** Starts a part of the shell on the first pointer, focus, click or key inside it, and replays a click that came too early. */
export function loadOnIntent(): void {
  const load = async (event: Event) => {
    const part = within(event, '[data-frame]')?.dataset.frame as Part | undefined
    if (!part || started.has(part)) return
    const clicked = event.type === 'click'
    const button = clicked && within(event, '[data-act]')
    const menu =
      (event as PointerEvent).pointerType === 'mouse' && within<HTMLDetailsElement>(event, '[data-menu=hover]')
    if (menu) {
      if (clicked) {
        // A click there means "open", too.
        if (within(event, 'summary') && menu.dataset.hovered === 'only') {
          menu.dataset.hovered = 'clicked'
          event.preventDefault()
        }
      } else if (!menu.open) {
        // A menu opens under the mouse at once; its code, which closes it, follows.
        menu.open = true
        menu.dataset.hovered = 'only'
      }
    }
    if (await startPart(part)) {
      if (button) button.click()
    } else if (menu) {
      // Without its code the menu opens on click only.
      menu.dataset.menu = 'click'
      if (menu.dataset.hovered === 'only') menu.open = false
    }
  }
  for (const type of ['pointerover', 'focusin', 'click', 'input']) addEventListener(type, load)
  // Opened before this code ran, a menu has to close, too, although no one points at it again.
  if (document.querySelector('[data-menu][open]')) void startPart('menus')
}
