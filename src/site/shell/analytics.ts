import { onCLS, onFCP, onINP, onLCP } from 'web-vitals'
import { consentMode, parseConsent } from '../consent/consent.ts'
import { readStored } from '../storage/readStored.ts'

declare global {
  interface Window {
    gtag?: (...command: unknown[]) => void
    dataLayer?: unknown[]
  }
}

let started = false

/**
 * Starts measuring, after consent. With a measurement id (`ANALYTICS_ID` at build) it loads Google Analytics, with consent
 * denied by default and then granted as the visitor chose; a `gtag` that is on the page already is used as it is.
 */
export function start(): void {
  // A prerendered page is not a visit yet.
  if (document.prerendering) addEventListener('prerenderingchange', start, { once: true })
  // Consent may have been withdrawn while this code was on its way.
  else if (!started && isMeasured()) begin()
}

function begin(): void {
  started = true
  const id = document.documentElement.dataset.measurement
  if (!window.gtag && id) loadAnalytics(id)
  if (window.gtag) reportVitals()
}

const isMeasured = () => document.documentElement.classList.contains('measured')

function loadAnalytics(id: string): void {
  const consent = parseConsent(readStored('consent'))
  const none = { functional: false, analytics: false, marketing: false }
  window.dataLayer ??= []
  const queue = window.dataLayer
  // Google's script recognises commands only as `arguments` objects, not as arrays.
  window.gtag = function gtag() {
    // biome-ignore lint/complexity/noArguments: above
    queue.push(arguments)
  }
  window.gtag('consent', 'default', consentMode(none))
  // Where storage is blocked, the choice has just been made on this page, and it included analytics.
  window.gtag('consent', 'update', consentMode(consent ?? { ...none, analytics: true }))
  window.gtag('js', new Date())
  window.gtag('config', id)
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`
  document.head.append(script)
}

/** Largest paint, first paint, layout shift, interaction to next paint, and first input (specification §7). */
function reportVitals(): void {
  for (const observe of [onLCP, onFCP, onCLS, onINP]) observe(({ name, value }) => sendVital(name, value))
  // The library no longer measures the delay of the first input.
  new PerformanceObserver(list => {
    const [first] = list.getEntries() as PerformanceEventTiming[]
    if (first) sendVital('FID', first.processingStart - first.startTime)
  }).observe({ type: 'first-input', buffered: true })
}

/** Sends one web-vitals event: milliseconds, or thousandths of layout shift. */
function sendVital(name: string, value: number): void {
  // Consent may have been withdrawn since measuring began.
  if (!isMeasured()) return
  window.gtag?.('event', name, {
    value: Math.round(name === 'CLS' ? value * 1000 : value),
    event_category: 'Web Vitals',
    non_interaction: true,
  })
}
