import type { Locale } from '../../content/locales/locales.ts'
import type { PagePath } from '../../content/locales/urls.ts'
import { allPages, isContent, type Site } from '../../content/site.ts'
import { widgetsIn } from './examples.ts'

export interface WidgetUses {
  /** Addresses of the pages that show it. */
  pages: PagePath[]
  /** Whether they are all unique pages: home, about, not found, store. */
  particular: boolean
}

/** Which pages of a language show each widget; a widget that none shows is left out. */
export function usesOfWidgets(site: Site, locale: Locale): Map<string, WidgetUses> {
  const uses = new Map<string, WidgetUses>()
  for (const page of allPages(site)) {
    if (page.locale !== locale || !isContent(page)) continue
    const particular = page.section === 'pages' || page.section === 'store'
    for (const widget of widgetsIn(page.body)) {
      const known = uses.get(widget) ?? { pages: [], particular: true }
      known.pages.push(page.path)
      known.particular &&= particular
      uses.set(widget, known)
    }
  }
  return uses
}
