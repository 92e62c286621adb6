import type { Choice, Consent } from './consent.ts'

/** Stores a decision with its time; where storage is blocked or full it holds for this page only. */
export function saveConsent(choice: Choice): Consent {
  const consent: Consent = { necessary: true, ...choice, timestamp: new Date().toISOString() }
  try {
    localStorage.setItem('consent', JSON.stringify(consent))
  } catch {}
  const { classList } = document.documentElement
  classList.remove('undecided')
  classList.toggle('measured', consent.analytics)
  return consent
}
