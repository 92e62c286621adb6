import { extraPages } from 'virtual:extra-pages'
import { type I18n, setupI18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { I18nProvider } from '@lingui/react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { parseUrl } from '../../content/locales/urls.ts'
import { loadMdx } from '../../content/mdx/load.ts'
import { createReader, type SiteReader } from '../../content/reader.ts'
import { isContent, type Page, type Site } from '../../content/site.ts'
import { structuredData, structuredDataScript } from '../head/structuredData/graph.ts'
import { readPageText } from '../head/structuredData/pageText.ts'
import { messages as en } from '../i18n/en.po'
import { messages as he } from '../i18n/he.po'
import { Document } from '../layout/Document.tsx'
import { menuName } from '../layout/header/menuPaths.ts'
import { withLaterStyles } from '../layout/LaterStyles.tsx'
import { PageContextProvider } from '../layout/PageContext.tsx'
import { mdxComponents } from '../widgets/index.ts'
import { keepTogether } from './keepTogether.ts'
import { renderMenus } from './renderMenus.tsx'
import { shortSvg } from './shortSvg.ts'

export interface RenderedPage {
  html: string
  /** What the page read from the rest of the site: input name → hash. */
  reads: Record<string, string>
}

/**
 * The whole HTML of one address of a site. Nothing but the menus outlives the call: two languages may render side by side.
 * @throws {ContentError} where its MDX is malformed; an Error for an address without a page
 */
export async function renderPage(site: Site, url: string): Promise<RenderedPage> {
  const { locale, path } = parseUrl(url)
  const page = site.pages.get(path)?.[locale]
  if (!page) throw new Error(`No page for ${url}: expected one of the addresses in the content index.`)
  const Content = await loadMdx(page)
  const components = await componentsOf(page, site)
  const reader = createReader(site, locale)
  const i18n = setupI18n({ locale, messages: { en, he } })
  const menus = renderMenus(site, page, i18n)
  const rendered = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <PageContextProvider value={{ locale, page, site: reader }}>
        <Document menus={menus.html}>{createElement(Content, { components })}</Document>
      </PageContextProvider>
    </I18nProvider>,
  )
  const styled = withLaterStyles(rendered)
  const html = page.frontMatter.noIndex ? styled : withStructuredData(styled, page, reader, i18n)
  return {
    html: `<!doctype html>${shortSvg(keepTogether(html))}`,
    reads: Object.fromEntries([...menus.reads, ...reader.reads].sort()),
  }
}

/** What a page's MDX may use: the widgets, and on an extra page its own components. */
async function componentsOf(page: Page, site: Site) {
  if (!extraPages || isContent(page)) return mdxComponents
  return { ...mdxComponents, ...(await extraPages.components(site, page.locale)) }
}

/**
 * Adds what the page says to machines, at its end, where visitors do not wait for it: from its own HTML and what its widgets noted as shown: answers of a Faq hold facts
 * and names that only rendering resolves, and it can contain nothing that a visitor does not see.
 */
function withStructuredData(html: string, page: Page, site: SiteReader, i18n: I18n): string {
  const graph = structuredData({
    page,
    company: site.data('company'),
    text: readPageText(html),
    above: [
      { name: i18n._(msg`Home`), path: '/' },
      ...(page.section === 'store' ? [{ name: i18n._(msg`Store`), path: '/store' as const }] : []),
    ],
    tables: site.shown.priceTables,
    changed: site.lastChanged(page.path),
    menuName: menuName(site.data('navigation'), page),
    fact: id => site.fact(id),
  })
  return html.replace('</body>', () => `${structuredDataScript(graph)}</body>`)
}
