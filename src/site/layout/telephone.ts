import type { Locale } from '../../content/locales/locales.ts'

/** Where a call leads: the international number, which works from everywhere. */
export const callHref = (telephone: string): string => `tel:${telephone.replaceAll('-', '')}`

/** The number as its readers dial it: in Hebrew an Israeli one begins with 0, and others stay international. */
export const dialled = (telephone: string, locale: Locale): string =>
  locale === 'he' ? telephone.replace(/^\+972-?/, '0') : telephone

/**
 * A telephone number as texts write it: `03-555-0100`, `+972-3-555-0100`, `1-700-555-0100`. A line must not end at its hyphens,
 * at which browsers end one. A day such as 2026-02-01 is none.
 */
export const telephoneNumber = /(?<![\w-])(?:\+\d{1,3}-|1-|0)\d{1,3}-\d{2,7}(?:-\d{2,4})?(?![\w-])/
