import { applySettings, parseSettings } from '../accessibility/settings.ts'
import { parseConsent } from '../consent/consent.ts'
import { languageRedirect } from '../shell/languageRedirect.ts'
import { readStored } from '../storage/readStored.ts'

/**
 * Runs in the head of every page before the first paint: language redirect, accessibility settings, cookie banner. All of it
 * works when storage throws.
 */
const root = document.documentElement

function goToLanguage(): void {
  const target = languageRedirect({
    pathname: location.pathname,
    stored: readStored('language'),
    browser: navigator.language,
    internal: document.referrer.startsWith(`${location.origin}/`),
  })
  if (target) location.replace(target + location.search + location.hash)
}

function applyStored(): void {
  applySettings(parseSettings(readStored('accessibility')), root)
  const consent = parseConsent(readStored('consent'))
  root.classList.toggle('undecided', !consent)
  root.classList.toggle('measured', consent?.analytics ?? false)
}

root.classList.add('scripts')
goToLanguage()
applyStored()

// Presses from before the page's own script loads are replayed once it has; a popover needs no script.
let early: Set<HTMLElement | null> | undefined = new Set()
addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('button:not([popovertarget])')
  early?.add(button)
  // Whoever leaves before the banner's code has come has decided all the same.
  const { consent } = button?.dataset ?? {}
  if (!consent) return
  try {
    localStorage.setItem('consent', JSON.stringify({ ...JSON.parse(consent), timestamp: new Date() }))
  } catch {}
  applyStored()
})
// Above the document no such event arrives.
root.addEventListener(
  'load',
  ({ target }) => {
    if ((target as HTMLScriptElement).type !== 'module') return
    const pressed = early
    early = undefined
    for (const button of pressed ?? []) button?.click()
  },
  true,
)

// When the page's own script fails to load, the page looks as with scripts off, without buttons that do nothing.
addEventListener(
  'error',
  ({ target }) => {
    if ((target as HTMLScriptElement).type === 'module') root.classList.remove('scripts')
  },
  true,
)
// Another tab changed a setting or decided about cookies.
addEventListener('storage', applyStored)
// A page restored from the back/forward cache may have outdated settings.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return
  goToLanguage()
  applyStored()
})
// Pausing animations includes the transition between two pages.
addEventListener('pagereveal', event => {
  if (root.classList.contains('pause-animations')) event.viewTransition?.skipTransition()
})
