import type { Locale } from './locales.ts'

/** Where the search index of a language is served. */
export const indexPath = (locale: Locale) => `/search/${locale}.json`

/** How its letters are written as bytes: where each is one byte, brotli knows the letter before, and Hebrew takes 2 kB less. */
export const indexCharset: Readonly<Record<Locale, 'utf-8' | 'windows-1255'>> = { en: 'utf-8', he: 'windows-1255' }
