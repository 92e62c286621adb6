/** The one registry of languages: nothing else in the project spells out a locale's properties. */
export const locales = {
  en: {
    code: 'en',
    dir: 'ltr',
    label: 'English',
    englishName: 'English',
    short: 'EN',
    intl: 'en-US',
    openGraph: 'en_US',
    prefix: '',
  },
  he: {
    code: 'he',
    dir: 'rtl',
    label: 'עברית',
    englishName: 'Hebrew',
    short: 'HE',
    intl: 'he-IL',
    openGraph: 'he_IL',
    prefix: '/he',
  },
} as const

export type Locale = keyof typeof locales

export const localeCodes = ['en', 'he'] as const satisfies readonly Locale[]

export const defaultLocale: Locale = 'en'

export function isLocale(value: unknown): value is Locale {
  return value === 'en' || value === 'he'
}

/** The other language of a pair. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'he' : 'en'
}
