import { createContext, type ReactNode, useContext } from 'react'
import type { Locale } from '../../content/locales/locales.ts'
import { localize, type PagePath } from '../../content/locales/urls.ts'
import type { SiteReader } from '../../content/reader.ts'
import type { Page } from '../../content/site.ts'

/** What every part of a page may use while it renders; never in the browser. */
export interface PageContextValue {
  locale: Locale
  page: Page
  site: SiteReader
}

const Context = createContext<PageContextValue | undefined>(undefined)

export function PageContextProvider({ value, children }: { value: PageContextValue; children: ReactNode }) {
  return <Context value={value}>{children}</Context>
}

/** @throws in the browser: widgets and layout are rendered at build time only */
export function usePage(): PageContextValue {
  const value = useContext(Context)
  if (!value) throw new Error('usePage must be used while a page renders; islands get what they need as props.')
  return value
}

/** Turns a plain path into the address in the page's language. */
export function useLocalize(): (path: PagePath) => string {
  const { locale } = usePage()
  return path => localize(path, locale)
}

/** A text of the data files: the same in all languages, or one for each. */
export type Localized = string | Readonly<Record<Locale, string>>

/** Picks the page's language of a text of the data files. */
export function usePick(): (text: Localized) => string {
  const { locale } = usePage()
  return text => (typeof text === 'string' ? text : text[locale])
}
