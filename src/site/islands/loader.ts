import { reloadOnce } from './reloadOnce.ts'

/** Makes islands and behaviours live when each asked to be. React is fetched by the first island that wants it. */
export function startIslands(): void {
  addEventListener('vite:preloadError', event => {
    // A deploy has replaced the files this page knows: a fresh page knows the new ones.
    if (reloadOnce()) event.preventDefault()
  })
  for (const element of document.querySelectorAll<HTMLElement>('[data-when]')) {
    const wake = () => activate(element)
    switch (element.dataset.when) {
      case 'load':
        wake()
        break
      case 'idle':
        // Safari has no requestIdleCallback.
        if ('requestIdleCallback' in window) requestIdleCallback(wake)
        else setTimeout(wake, 200)
        break
      case 'visible':
        new IntersectionObserver((entries, observer) => {
          if (!entries.some(entry => entry.isIntersecting)) return
          observer.disconnect()
          wake()
        }).observe(element)
        element.addEventListener('focusin', wake, { once: true })
        break
      case 'interaction':
        onInteraction(element)
    }
  }
}

const started = new WeakMap<HTMLElement, Promise<boolean>>()

/** Hydrates an island once; false where its code could not be fetched, and its HTML stays as it is. */
export function activate(element: HTMLElement): Promise<boolean> {
  let run = started.get(element)
  if (!run) {
    const code = element.dataset.island
      ? import('./hydrate.tsx').then(module => module.hydrate(element))
      : import('./mount.ts').then(module => module.mount(element))
    run = code.then(
      () => {
        element.dataset.live = ''
        return true
      },
      (error: unknown) => {
        console.warn('This part of the page stays static:', element, error)
        element.dataset.failed = ''
        // The network may come back: the next interaction tries again.
        started.delete(element)
        return false
      },
    )
    started.set(element, run)
  }
  return run
}

function onInteraction(element: HTMLElement): void {
  const wake = () => void activate(element)
  for (const type of ['pointerenter', 'focusin', 'touchstart', 'keydown']) {
    element.addEventListener(type, wake, { passive: true })
  }
  let waiting: HTMLElement | undefined
  element.addEventListener(
    'click',
    event => {
      if ('live' in element.dataset || !(event.target instanceof Element)) return
      const button = event.target.closest<HTMLElement>('button')
      if (!button) return
      // Too early for React: hold the click back and give it again once the island is live.
      event.preventDefault()
      event.stopPropagation()
      const first = !waiting
      waiting = button
      if (!first) return
      activate(element).then(live => {
        const target = waiting
        waiting = undefined
        if (live) target?.click()
      })
    },
    { capture: true },
  )
}
