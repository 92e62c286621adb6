import type { Choice } from './consent.ts'

declare global {
  interface Window {
    gtag?: (...command: unknown[]) => void
    dataLayer?: unknown[]
  }
}

/** The choice in the words of Consent Mode v2. */
export function consentMode({ functional, analytics, marketing }: Choice): Record<string, 'granted' | 'denied'> {
  const word = (allowed: boolean) => (allowed ? 'granted' : 'denied')
  return {
    analytics_storage: word(analytics),
    functionality_storage: word(functional),
    ad_storage: word(marketing),
    ad_user_data: word(marketing),
    ad_personalization: word(marketing),
  }
}

/** Passes a changed choice to the analytics tool, if there is one (specification §4). */
export function tellAnalytics(choice: Choice): void {
  window.gtag?.('consent', 'update', consentMode(choice))
}
