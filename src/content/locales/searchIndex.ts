import type { Locale } from './locales.ts'

/** Where the search index of a language is served. */
export const indexPath = (locale: Locale) => `/search/${locale}.json`

/** Its encoding: with one byte a letter, brotli predicts from the letter before, and the Hebrew index takes 2 kB less. */
export const indexCharset: Readonly<Record<Locale, 'utf-8' | 'windows-1255'>> = { en: 'utf-8', he: 'windows-1255' }
