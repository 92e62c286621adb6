import { languageRedirect } from './languageRedirect.ts'
import { readStored } from './readStored.ts'

/**
 * Runs in the head of every page before the first paint. Sends the visitor to the right language; everything in it
 * survives storage that throws.
 */
document.documentElement.classList.add('scripts')

const target = languageRedirect({
  pathname: location.pathname,
  stored: readStored('language'),
  browser: navigator.language,
})
if (target) location.replace(target + location.search + location.hash)
