import type { Locale } from '../../content/locales/locales.ts'

/** Where a call leads: the international number, which works from everywhere. */
export const callHref = (telephone: string): string => `tel:${telephone.replaceAll('-', '')}`

/** The number as its readers dial it: in Hebrew an Israeli one begins with 0, and others stay international. */
export const dialled = (telephone: string, locale: Locale): string =>
  locale === 'he' ? telephone.replace(/^\+972-?/, '0') : telephone
