import type { Graph } from 'schema-dts'
import type { StructuredDataInput } from './input.ts'
import { products, service } from './offers.ts'
import { organization, webSite } from './organization.ts'
import { breadcrumb, faqPage, webPage } from './webPage.ts'

/** A page's structured data. Its text is also visible on the page. */
export function structuredData(input: StructuredDataInput): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(input),
      webSite(input),
      webPage(input),
      breadcrumb(input),
      ...service(input),
      ...products(input),
      ...faqPage(input),
    ],
  }
}

/** As a script element; `<` is escaped, so that no text of a page can end it. */
export function structuredDataScript(graph: Graph): string {
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`
}
