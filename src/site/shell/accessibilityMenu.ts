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
    // Not `disabled`: the focus would go from it to the page, and the next press to something else.
    button('smaller')?.setAttribute('aria-disabled', String(settings.textSize === textSizes[0]))
    button('larger')?.setAttribute('aria-disabled', String(settings.textSize === textSizes.at(-1)))
  }

  /** The menu grows with its text, and the pressed button stays where it was: the next press is for it, too. */
  const resize = (step: 1 | -1) => {
    const pressed = button(step < 0 ? 'smaller' : 'larger')
    const middle = () => {
      const { top = 0, height = 0 } = pressed?.getBoundingClientRect() ?? {}
      return top + height / 2
    }
    const before = middle()
    changeSettings({ textSize: stepTextSize(settingsState.get().textSize, step) })
    const top = menu.getBoundingClientRect().top + before - middle()
    menu.style.cssText = `top: ${top}px; bottom: auto; max-height: calc(100dvh - ${top}px - 0.5rem)`
  }

  menu.addEventListener('click', ({ target }) => {
    const act = target instanceof Element && target.closest<HTMLElement>('[data-act]')?.dataset.act
    if (!act) return
    const settings = settingsState.get()
    if (act === 'reset') changeSettings(parseSettings(null))
    else if (act === 'smaller') resize(-1)
    else if (act === 'larger') resize(1)
    else changeSettings({ [act]: !settings[act as Switch] })
  })
  // Whoever scrolls is done with the sizes: the menu takes the place and the height that it opens with, where there is more room.
  menu.addEventListener('scroll', () => {
    if (menu.scrollTop > 0) menu.style.cssText = ''
  })
  // Open, the menu would lie over what has the focus now.
  const closeIfLeft = () => {
    const focused = document.activeElement
    if (focused !== document.body && focused !== opener && !menu.contains(focused)) menu.hidePopover()
  }
  addEventListener('focusin', closeIfLeft)
  menu.addEventListener('toggle', ({ newState }) => {
    menu.style.cssText = ''
    // What had the focus is hidden now: return it to the button that opened the menu.
    if (newState === 'closed' && document.activeElement === document.body) opener.focus({ preventScroll: true })
  })
  settingsState.subscribe(show)
  show()
  // The focus may have left before this script loaded.
  closeIfLeft()
}
