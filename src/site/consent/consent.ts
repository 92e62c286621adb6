/** Categories a visitor may choose; `necessary` is always on (specification §3). */
export const optionalCategories = ['functional', 'analytics', 'marketing'] as const
type OptionalCategory = (typeof optionalCategories)[number]

export type Choice = Record<OptionalCategory, boolean>
/** A decision as it is stored, with the time it was made, ISO. */
export type Consent = Choice & { necessary: true; timestamp: string }

/** The same answer for every category. */
export const choiceOfAll = (value: boolean): Choice => ({ functional: value, analytics: value, marketing: value })

/** Reads stored consent; anything malformed counts as none, silently (specification §3). */
export function parseConsent(stored: string | null): Consent | undefined {
  try {
    const found: Partial<Consent> | null = JSON.parse(`${stored}`)
    const whole =
      found &&
      Number.isFinite(Date.parse(`${found.timestamp}`)) &&
      optionalCategories.every(category => typeof found[category] === 'boolean')
    if (whole) return { ...(found as Consent), necessary: true }
  } catch {}
}

/** Stores a decision with its time; if storage is blocked or full it applies to this page only. */
export function saveConsent(choice: Choice): void {
  const consent: Consent = { necessary: true, ...choice, timestamp: new Date().toISOString() }
  try {
    localStorage.setItem('consent', JSON.stringify(consent))
  } catch {}
  const { classList } = document.documentElement
  classList.remove('undecided')
  classList.toggle('measured', consent.analytics)
}

/** A choice as the parameters of Google's Consent Mode v2. */
export function consentMode({ functional, analytics, marketing }: Choice): Record<string, 'granted' | 'denied'> {
  const state = (allowed: boolean) => (allowed ? 'granted' : 'denied')
  return {
    analytics_storage: state(analytics),
    functionality_storage: state(functional),
    ad_storage: state(marketing),
    ad_user_data: state(marketing),
    ad_personalization: state(marketing),
  }
}
