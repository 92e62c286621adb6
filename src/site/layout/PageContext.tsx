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

/** A text of the data files: the same in all languages, or one for each. */
export type Localized = string | Readonly<Record<Locale, string>>

/**
 * The page that is being rendered; `localize` turns a plain path into its address in the page's language, `pick` takes a text of the
 * data files in that language.
 * @throws in the browser: widgets and layout are rendered at build time only
 */
export function usePage() {
  const value = useContext(Context)
  if (!value) throw new Error('usePage must be used while a page renders; islands get what they need as props.')
  const { locale } = value
  return {
    ...value,
    localize: (path: PagePath) => localize(path, locale),
    pick: (text: Localized) => (typeof text === 'string' ? text : text[locale]),
  }
}
