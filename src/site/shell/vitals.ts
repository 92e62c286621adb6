import { onCLS, onFCP, onINP, onLCP } from 'web-vitals'

/** Sends one web-vitals event: milliseconds, or thousandths of layout shift. */
function send(name: string, value: number): void {
  // Consent may have been taken back since the page began to measure.
  if (!document.documentElement.classList.contains('measured')) return
  window.gtag?.('event', name, {
    value: Math.round(name === 'CLS' ? value * 1000 : value),
    event_category: 'Web Vitals',
    non_interaction: true,
  })
}

/** Largest paint, first paint, layout shift, interaction to next paint, and first input (specification §7). */
export function reportVitals(): void {
  for (const observe of [onLCP, onFCP, onCLS, onINP]) observe(({ name, value }) => send(name, value))
  // The library no longer measures the delay of the first input.
  new PerformanceObserver(list => {
    const [first] = list.getEntries() as PerformanceEventTiming[]
    if (first) send('FID', first.processingStart - first.startTime)
  }).observe({ type: 'first-input', buffered: true })
}
