import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { localeCodes } from '../../content/locales/locales.ts'
import type { PageFile } from '../../content/site.ts'

/** Its address, and the name of its two files. */
const gallerySlug = 'gallery'

/**
 * The gallery's own pages, in preview builds and in the dev server: a production build does not include them, so neither do
 * its sitemap, feeds and search.
 */
export function galleryFiles(root: string): PageFile[] {
  return localeCodes.flatMap(locale => {
    const file = `src/desk/gallery/${gallerySlug}.${locale}.mdx`
    return existsSync(join(root, file)) ? [{ section: 'pages' as const, slug: gallerySlug, locale, file }] : []
  })
}
