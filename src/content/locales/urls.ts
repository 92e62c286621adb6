import { defaultLocale, type Locale, localeCodes, prefixes } from './locales.ts'

/** The plain (English) path of a page, such as `/` or `/kandji`, whatever language it is shown in. */
export type PagePath = `/${string}`

/** `localize('/kandji#price', 'he')` is `/he/kandji#price`; `localize('/', 'he')` is `/he`. */
export function localize(path: PagePath, locale: Locale): PagePath {
  const prefix = prefixes[locale]
  if (!prefix) return path
  if (path === '/') return prefix
  return (/^\/[#?]/.test(path) ? `${prefix}${path.slice(1)}` : `${prefix}${path}`) as PagePath
}

/** Splits an address into its language and plain path; `/hebrew` is not Hebrew. */
export function parseUrl(pathname: string): { locale: Locale; path: PagePath } {
  for (const locale of localeCodes) {
    const prefix = prefixes[locale]
    if (!prefix) continue
    if (pathname === prefix || pathname.startsWith(`${prefix}/`))
      return { locale, path: rooted(pathname.slice(prefix.length)) }
  }
  return { locale: defaultLocale, path: rooted(pathname) }
}

/** With exactly one leading slash: after two, a browser takes the first segment for a host. */
const rooted = (path: string): PagePath => path.replace(/^\/*/, '/') as PagePath

/** The file a static host serves for an address: `/about` is `about.html`, `/he` is `he.html`. */
export function htmlFile(url: string): string {
  return url === '/' ? 'index.html' : `${url.slice(1)}.html`
}
