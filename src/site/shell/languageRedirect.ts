import { isLocale } from '../../content/locales/locales.ts'
import { localize, parseUrl } from '../../content/locales/urls.ts'

interface Visit {
  pathname: string
  /** The stored language preference, whatever is stored. */
  stored: string | null
  /** `navigator.language`; undefined in some embedded browsers. */
  browser: string | undefined
  /** The visitor comes from a page of this site, whose links and language toggle already choose the language. */
  internal: boolean
}

/**
 * The path to go to, or undefined to stay. A stored preference decides in both directions; without one a Hebrew browser
 * (he, or iw as older systems say) leaves a plain path, and a Hebrew address stays (specification §2). Where
 * storage is blocked, a link that was followed is the only preference there is.
 */
export function languageRedirect({ pathname, stored, browser, internal }: Visit): string | undefined {
  const { locale, path } = parseUrl(pathname)
  const hebrew = !internal && /^(he|iw)\b/i.test(browser ?? '')
  const preferred = isLocale(stored) ? stored : hebrew ? 'he' : locale
  return preferred === locale ? undefined : localize(path, preferred)
}
