import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createReader, type SiteReader } from '../../content/reader.ts'
import type { Page, Site } from '../../content/site.ts'
import { menuPaths } from '../layout/header/menuPaths.ts'
import { menus, type RenderedMenus } from '../layout/header/menus.tsx'
import { PageContextProvider } from '../layout/PageContext.tsx'

interface Kept {
  html: RenderedMenus
  /** What the menus read of the site, which a page that shows them has read too. */
  reads: SiteReader['reads']
}

const kept = new WeakMap<Site, Map<string, Kept>>()

/**
 * The header's menus for one page. They are a third of a page's elements and the same on all pages that they do not lead
 * to, so they are rendered once for those.
 */
export function renderMenus(site: Site, page: Page, i18n: I18n): Kept {
  const { locale, path } = page
  const known = kept.get(site) ?? new Map<string, Kept>()
  kept.set(site, known)
  const key = menuPaths(site.data.navigation).has(path) ? `${locale} ${path}` : locale
  const rendered = known.get(key) ?? render(site, page, i18n)
  known.set(key, rendered)
  return rendered
}

function render(site: Site, page: Page, i18n: I18n): Kept {
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
