/** Categories a visitor may choose; `necessary` is always on (specification §3). */
export const optionalCategories = ['functional', 'analytics', 'marketing'] as const
export type OptionalCategory = (typeof optionalCategories)[number]

export type Choice = Record<OptionalCategory, boolean>
/** A decision as it is stored, with the time it was made, ISO. */
export type Consent = Choice & { necessary: true; timestamp: string }

/** Reads stored consent; anything malformed counts as none, silently (specification §3). */
export function parseConsent(stored: string | null): Consent | undefined {
  try {
    const found: Partial<Consent> | null = JSON.parse(stored ?? 'null')
    const whole =
      found &&
      Number.isFinite(Date.parse(found.timestamp ?? '')) &&
      optionalCategories.every(category => typeof found[category] === 'boolean')
    if (whole) return { ...(found as Consent), necessary: true }
  } catch {}
}
