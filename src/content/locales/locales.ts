interface LocaleProperties {
  code: string
  dir: 'ltr' | 'rtl'
  /** Its name in the language itself. */
  label: string
  short: string
  /** For `Intl`. */
  intl: string
  openGraph: string
  /** What its addresses begin with; empty for the default locale. */
  prefix: '' | `/${string}`
}

/** What the addresses of each begin with: alone, because every page carries it in its head. */
export const prefixes = { en: '', he: '/he' } as const satisfies Record<Locale, LocaleProperties['prefix']>

/** The one registry of languages. Nothing else spells out a locale's properties. */
export const locales = {
  en: { code: 'en', dir: 'ltr', label: 'English', short: 'EN', intl: 'en-GB', openGraph: 'en_US', prefix: prefixes.en },
  he: { code: 'he', dir: 'rtl', label: 'עברית', short: 'HE', intl: 'he-IL', openGraph: 'he_IL', prefix: prefixes.he },
} as const satisfies Record<Locale, LocaleProperties>

export const localeCodes = ['en', 'he'] as const

export type Locale = (typeof localeCodes)[number]

export const defaultLocale: Locale = 'en'

export function isLocale(value: unknown): value is Locale {
  return localeCodes.some(code => code === value)
}

/** The locale of a `lang` attribute; the default locale if unknown. */
export function toLocale(lang: string): Locale {
  return isLocale(lang) ? lang : defaultLocale
}

export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'he' : 'en'
}

/** What developers and writers call the language, such as `Hebrew`. */
export function englishName(locale: Locale): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? locale
}
