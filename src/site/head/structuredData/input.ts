import type { Data, PriceTable } from '../../../content/dataFiles.ts'
import type { Fact } from '../../../content/facts.ts'
import type { PagePath } from '../../../content/locales/urls.ts'
import type { Page } from '../../../content/site.ts'
import type { PageText } from './pageText.ts'

/** What structured data is made of. */
export interface StructuredDataInput {
  page: Pick<Page, 'path' | 'locale' | 'frontMatter'>
  company: Data['company']
  text: PageText
  /** The pages above this one, outermost first, as header and footer name them. */
  above: { name: string; path: PagePath }[]
  /** The price tables on the page. */
  tables: readonly PriceTable[]
  /** The day on which the pair last changed in what it says, YYYY-MM-DD. */
  changed: string
  /** What the menus call the page; undefined where none leads to it. */
  menuName: string | undefined
  fact: (id: string) => Fact | undefined
}
