import { type Locale, localeCodes } from './locales.ts'

/** The language of a terminal's user, by the environment: `LC_ALL`, `LC_MESSAGES`, `LANG`, the first that is set. */
export function localeOf(env: NodeJS.ProcessEnv): Locale {
  const [, code = ''] = /^([a-z]{2})(?![a-z])/i.exec(env.LC_ALL || env.LC_MESSAGES || env.LANG || '') ?? []
  // Java and old systems call Hebrew `iw`.
  const language = code.toLowerCase() === 'iw' ? 'he' : code.toLowerCase()
  return localeCodes.find(locale => locale === language) ?? 'en'
}
