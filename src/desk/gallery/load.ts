import { createElement } from 'react'
import type { Locale } from '../../content/locales/locales.ts'
import type { PagePath } from '../../content/locales/urls.ts'
import { loadMdx } from '../../content/mdx/load.ts'
import { allPages, isContent, type Site } from '../../content/site.ts'
import { describeIn } from './describe.ts'
import { documented, readExamples, widgetsIn } from './examples.ts'
import { Gallery, type GalleryProps } from './Gallery.tsx'
import type { ShownWidget } from './model.ts'

/**
 * What the gallery's page may use besides the widgets: `<Gallery>`, with every example of a language compiled.
 * @throws {ContentError} where the MDX of an example is malformed, at its place in the example
 */
export async function galleryComponents(site: Site, locale: Locale) {
  const widgets = await loadExamples(site, locale)
  const say = describeIn(site.root, locale)
  return { Gallery: (props: GalleryProps) => createElement(Gallery, { ...props, say, widgets }) }
}

/** Every widget with its examples of a language, ready to render. */
export async function loadExamples(site: Site, locale: Locale): Promise<ShownWidget[]> {
  const sections = readExamples(site.root)
  const uses = usesOfWidgets(site, locale)
  return Promise.all(
    sections.map(async section => ({
      name: section.widget,
      documents: documented(section, sections),
      pages: uses.get(section.widget)?.pages ?? [],
      particular: uses.get(section.widget)?.particular ?? false,
      examples: await Promise.all(
        section.examples.map(async example => ({
          name: example.name[locale],
          source: example[locale],
          Content: await loadMdx({ file: section.file, locale, body: example[locale], bodyOffset: 0 }),
        })),
      ),
    })),
  )
}

interface WidgetUses {
  /** Addresses of the pages that show it. */
  pages: PagePath[]
  /** Whether they are all unique pages: home, about, not found, store. */
  particular: boolean
}

/** Which pages of a language show each widget; a widget that none shows is left out. */
function usesOfWidgets(site: Site, locale: Locale): Map<string, WidgetUses> {
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
