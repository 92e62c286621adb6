import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '../../content/locales/locales.ts'
import type { PagePath } from '../../content/locales/urls.ts'
import { listPageFiles, pathOf } from '../../content/site.ts'
import { widgetsIn } from './examples.ts'

export interface WidgetUses {
  /** Addresses of the pages that show it. */
  pages: PagePath[]
  /** Whether they are all unique pages: home, about, not found, store. */
  particular: boolean
}

/** Which pages of a language show each widget; a widget that none shows is left out. */
export function usesOfWidgets(root: string, locale: Locale): Map<string, WidgetUses> {
  const uses = new Map<string, WidgetUses>()
  for (const page of listPageFiles(root)) {
    if (page.locale !== locale) continue
    const particular = page.section === 'pages' || page.section === 'store'
    for (const widget of widgetsIn(readFileSync(join(root, page.file), 'utf8'))) {
      const known = uses.get(widget) ?? { pages: [], particular: true }
      known.pages.push(pathOf(page.section, page.slug))
      known.particular &&= particular
      uses.set(widget, known)
    }
  }
  return uses
}
