import { isLocale, type Locale } from '../../content/locales/locales.ts'
import { speakQuery } from '../names.ts'

/** Cookie with the language that a writer chose for the desk; without one it speaks that of the page. */
const cookie = 'desk-language'

/** A year, s. */
const maxAge = 31_536_000

/** @param cookies as a browser sends them: `name=value; name=value` */
export function chosenLanguage(cookies = ''): Locale | undefined {
  const chosen = new RegExp(`(?:^|;\\s*)${cookie}=(\\w+)`).exec(cookies)?.[1]
  return isLocale(chosen) ? chosen : undefined
}

/** The language that an address chooses. A cookie set by the page that leads there may come after the request. */
export function languageAskedFor({ searchParams }: URL): Locale | undefined {
  const asked = searchParams.get(speakQuery)
  return isLocale(asked) ? asked : undefined
}

/** What `Set-Cookie` is to say, for a browser to send the choice from then on. */
export const choiceOf = (locale: Locale): string => `${cookie}=${locale}; path=/; max-age=${maxAge}; samesite=strict`
