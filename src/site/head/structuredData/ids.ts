import type { Locale } from '../../../content/locales/locales.ts'
import { localize, type PagePath } from '../../../content/locales/urls.ts'

/** Stable ids of the graph's nodes; the company has one id in every language. */
export const organizationId = (origin: string) => `${origin}/#organization`
export const websiteId = (origin: string, locale: Locale) => `${origin}${localize('/', locale)}#website`
export const nodeId = (origin: string, path: PagePath, locale: Locale, name: string) =>
  `${origin}${localize(path, locale)}#${name}`
