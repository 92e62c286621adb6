import {
  parseSettings,
  type Switch,
  stepTextSize,
  switches,
  type TextSize,
  textSizes,
} from '../accessibility/settings.ts'
import { changeSettings, settingsState } from '../accessibility/settingsState.ts'

/** The accessibility menu's buttons. Opening, Escape and the click outside are the popover's own. */
export function start(): void {
  const menu = document.querySelector<HTMLElement>('#accessibility')
  const opener = document.querySelector<HTMLElement>('[popovertarget=accessibility]')
  if (!menu || !opener) return
  const size = menu.querySelector<HTMLElement>('[data-sizes]')
  const sizes: Partial<Record<TextSize, string>> = JSON.parse(size?.dataset.sizes ?? '{}')
  const button = (act: string) => menu.querySelector<HTMLButtonElement>(`[data-act=${act}]`)

  const show = () => {
    const settings = settingsState.get()
    for (const name of Object.keys(switches) as Switch[]) {
      button(name)?.setAttribute('aria-pressed', String(settings[name]))
    }
    if (size) size.textContent = sizes[settings.textSize] ?? ''
    const [smaller, larger] = [button('smaller'), button('larger')]
    const focused = document.activeElement
    if (smaller) smaller.disabled = settings.textSize === textSizes[0]
    if (larger) larger.disabled = settings.textSize === textSizes.at(-1)
    // A button that is disabled under the focus would lose it to the page.
    if (focused === smaller && smaller?.disabled) larger?.focus()
    if (focused === larger && larger?.disabled) smaller?.focus()
  }

  menu.addEventListener('click', ({ target }) => {
    const act = target instanceof Element && target.closest<HTMLElement>('[data-act]')?.dataset.act
    if (!act) return
    const settings = settingsState.get()
    if (act === 'reset') changeSettings(parseSettings(null))
    else if (act === 'smaller') changeSettings({ textSize: stepTextSize(settings.textSize, -1) })
    else if (act === 'larger') changeSettings({ textSize: stepTextSize(settings.textSize, 1) })
    else changeSettings({ [act]: !settings[act as Switch] })
  })
  // Open, the menu would lie over what has the focus now.
  const closeIfLeft = () => {
    const focused = document.activeElement
    if (focused !== document.body && focused !== opener && !menu.contains(focused)) menu.hidePopover()
  }
  addEventListener('focusin', closeIfLeft)
  menu.addEventListener('toggle', ({ newState }) => {
    // What had the focus is hidden now: return it to the button that opened the menu.
    if (newState === 'closed' && document.activeElement === document.body) opener.focus({ preventScroll: true })
  })
  settingsState.subscribe(show)
  show()
  // The focus may have left before this script loaded.
  closeIfLeft()
}
