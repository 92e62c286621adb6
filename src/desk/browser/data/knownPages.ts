import { createContext } from 'react'
import type { Locale } from '../../../content/locales/locales.ts'
import type { NamedPage } from '../../server/data/protocol.ts'

/** The pages that values of a table can lead to. */
export const KnownPages = createContext<readonly NamedPage[]>([])

/** A page by its title and its address, which reads from the left in either language. */
export const labelOfPage = ({ title, path }: Pick<NamedPage, 'title' | 'path'>, language: Locale): string =>
  `${title[language]} · \u2066${path}\u2069`

/** The pages in the order in which a list of titles is searched. */
export const byTitle = (pages: readonly NamedPage[], language: Locale): NamedPage[] =>
  pages.toSorted((one, other) => one.title[language].localeCompare(other.title[language], language))
