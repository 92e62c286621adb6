import type { Locale } from '../../content/locales/locales.ts'

/** Where the index of a language is served. */
export const indexPath = (locale: Locale) => `/search/${locale}.json`
