import { parseConsent } from '../consent/consent.ts'
import { consentMode } from '../consent/tellAnalytics.ts'
import { readStored } from '../storage/readStored.ts'
import { reportVitals } from './vitals.ts'

let started = false

/**
 * Starts measuring, after consent. With a measurement id (`ANALYTICS_ID` at build) it loads the tool, whose consent is
 * denied by default and granted as the visitor chose; a tool that is on the page already is used as it is.
 */
export function start(): void {
  if (started) return
  started = true
  // A page prepared in advance is not yet a visit.
  if (document.prerendering) addEventListener('prerenderingchange', begin, { once: true })
  else begin()
}

function begin(): void {
  const id = document.documentElement.dataset.measurement
  if (!window.gtag && id) {
    const consent = parseConsent(readStored('consent'))
    const none = { functional: false, analytics: false, marketing: false }
    window.dataLayer ??= []
    const queue = window.dataLayer
    // The tool tells its commands apart by their being `arguments`, not an array.
    window.gtag = function gtag() {
      // biome-ignore lint/complexity/noArguments: above
      queue.push(arguments)
    }
    window.gtag('consent', 'default', consentMode(none))
    // Where nothing could be stored, the choice has just been made on this page: analytics, or we would not be here.
    window.gtag('consent', 'update', consentMode(consent ?? { ...none, analytics: true }))
    window.gtag('js', new Date())
    window.gtag('config', id)
    const script = document.createElement('script')
    script.async = true
    script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`
    document.head.append(script)
  }
  if (window.gtag) reportVitals()
}
