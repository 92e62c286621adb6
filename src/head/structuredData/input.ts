import type { Data } from '../../content/dataFiles.ts'
import type { Fact } from '../../content/facts.ts'
import type { Page } from '../../content/site.ts'
import type { PageText } from './pageText.ts'

/** What structured data is made of. */
export interface StructuredDataInput {
  page: Pick<Page, 'path' | 'locale' | 'frontMatter'>
  company: Data['company']
  text: PageText
  /** Label of the first step of the breadcrumb, as the header shows it. */
  home: string
  /** The price tables on the page. */
  tables: Data['plans'][string][]
  fact: (id: string) => Fact | undefined
}
