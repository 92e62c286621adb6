import { applySettings, parseSettings } from '../accessibility/settings.ts'
import { parseConsent } from '../consent/consent.ts'
import { languageRedirect } from '../shell/languageRedirect.ts'
import { readStored } from '../storage/readStored.ts'

/**
 * Runs in the head of every page before the first paint: language, accessibility settings, whether to ask about cookies.
 * Everything in it survives storage that throws.
 */
const root = document.documentElement

function goToLanguage(): void {
  const target = languageRedirect({
    pathname: location.pathname,
    stored: readStored('language'),
    browser: navigator.language,
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

// The page's own code could not be had: it is then a page with scripts off, without buttons that do nothing.
addEventListener(
  'error',
  ({ target }) => {
    if ((target as HTMLScriptElement).type === 'module') root.classList.remove('scripts')
  },
  true,
)
// Another tab changed a setting or made the choice.
addEventListener('storage', applyStored)
// Out of the back/forward cache comes the page as it was left, which may no longer be as it should be.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return
  goToLanguage()
  applyStored()
})
// Motion that the visitor has paused includes the fade between two pages.
addEventListener('pagereveal', event => {
  if (root.classList.contains('pause-animations')) event.viewTransition?.skipTransition()
})
