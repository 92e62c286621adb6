import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createReader, inputHash, type SiteReader } from '../../content/reader.ts'
import type { Page, Site } from '../../content/site.ts'
import { menuPaths } from '../layout/header/menuPaths.ts'
import { menus, type RenderedMenus } from '../layout/header/menus.tsx'
import { PageContextProvider } from '../layout/PageContext.tsx'

interface Rendered {
  html: RenderedMenus
  /** What the menus read of the site, which a page that shows them has read too. */
  reads: SiteReader['reads']
}

/** What was rendered last for each language, and for each page that the menus lead to. */
const kept = new Map<string, Rendered & { site: Site }>()

/**
 * The header's menus for one page. They are a third of a page's elements and the same on all pages that they do not lead
 * to, so they are rendered once for those, and again when something that they read has changed.
 */
export function renderMenus(site: Site, page: Page, i18n: I18n): Rendered {
  const { locale, path } = page
  const key = menuPaths(site.data.navigation).has(path) ? `${locale} ${path}` : locale
  const known = kept.get(key)
  const isCurrent = known && (known.site === site || isUnchanged(site, known.reads))
  const rendered = isCurrent ? known : render(site, page, i18n)
  kept.set(key, { ...rendered, site })
  return rendered
}

const isUnchanged = (site: Site, reads: Rendered['reads']) =>
  [...reads].every(([name, hash]) => inputHash(site, name) === hash)

function render(site: Site, page: Page, i18n: I18n): Rendered {
  const { locale } = page
  const reader = createReader(site, locale)
  const html = Object.entries(menus).map(([name, part]) => [
    name,
    renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <PageContextProvider value={{ locale, page, site: reader }}>{part}</PageContextProvider>
      </I18nProvider>,
    ),
  ])
  return { html: Object.fromEntries(html), reads: reader.reads }
}
