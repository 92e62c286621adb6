import { showLoading } from '../shell/loadingStatus.ts'
import { within } from '../shell/within.ts'
import type { Activate } from './activate.ts'
import { reloadOnce } from './reloadOnce.ts'

/** Starts islands and behaviours, each when its `data-when` says. React is fetched with the first island that starts. */
export function startIslands(): void {
  // A deploy may have replaced the files that this page refers to: a fresh page refers to the new ones.
  addEventListener('vite:preloadError', reloadOnce)
  for (const element of document.querySelectorAll<HTMLElement>('[data-when]')) {
    const start = () => activate(element)
    // Whatever it waits for, no one's click on it is lost.
    onInteraction(element, start)
    const { when, query } = element.dataset
    // What the address says of it stands on paper too, where it was never in view.
    if (when === 'load' || location.search.includes(`${query}=`)) start()
    else if (when === 'idle') {
      // Safari has no requestIdleCallback; a page that is never idle must not wait for ever.
      const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run))
      whenIdle(start, { timeout: 2000 })
    } else if (when === 'visible') {
      new IntersectionObserver((entries, observer) => {
        if (!entries.some(entry => entry.isIntersecting)) return
        observer.disconnect()
        start()
      }).observe(element)
    }
  }
}

const running = new WeakMap<HTMLElement, Promise<boolean>>()

export const activate: Activate = element => {
  let run = running.get(element)
  if (!run) {
    const { island } = element.dataset
    const code = island ? import('./hydrate.tsx') : import('./behaviours.ts')
    run = code
      .then(module => module.start(element, activate))
      .then(
        () => {
          element.dataset.live = ''
          return true
        },
        (error: unknown) => {
          console.warn(element, error)
          element.dataset.failed = ''
          // The network may come back: the next interaction tries again.
          running.delete(element)
          return false
        },
      )
    running.set(element, run)
    // A behaviour only decorates existing markup; an island is waited for.
    if (island) run.then(showLoading())
  }
  return run
}

/**
 * Starts an island when someone touches it, and holds their clicks back until it is live.
 * @param start activates it
 */
export function onInteraction(element: HTMLElement, start: () => void): void {
  for (const type of ['pointerenter', 'focusin', 'keydown']) element.addEventListener(type, start)
  // Always those that it has now.
  const buttons = element.getElementsByTagName('button')
  /** The buttons that were pressed too early, and the place of each. */
  const waiting = new Map<HTMLButtonElement, number>()
  element.addEventListener(
    'click',
    async event => {
      const button = within<HTMLButtonElement>(event, 'button')
      if (!button || 'live' in element.dataset) return
      // Too early for React: hold the click back and replay it once the island is live. On a page that the browser
      // translated, its buttons are other elements by then.
      event.preventDefault()
      event.stopPropagation()
      waiting.set(button, [...buttons].indexOf(button))
      // An attempt that is under way may have begun before the network was back.
      await running.get(element)
      const live = await activate(element)
      // All of them are looked up first, since a click may add buttons.
      const held = [...waiting].map(([button, place]) => (button.isConnected ? button : buttons[place]))
      if (live) for (const button of held) button?.click()
      waiting.clear()
    },
    true,
  )
}
