import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '../../src/content/site.ts'
import { robotsTxt, sitemap } from '../../src/head/sitemap.ts'
import { localeCodes } from '../../src/i18n/locales.ts'
import type { BuiltPage } from './renderPages.ts'

/** Writes what stands beside the pages: sitemap, robots.txt and the server's notes (`site.json`, outside the client folder). */
export async function writeSiteFiles(
  _root: string,
  site: Site,
  pages: readonly BuiltPage[],
  stage: string,
): Promise<void> {
  const client = (name: string, text: string) => writeFileSync(join(stage, 'client', name), text)
  const { origin } = site.data.company
  const preview = process.env.PREVIEW === '1'

  const indexed = [...site.pages].flatMap(([path, pair]) => {
    const languages = localeCodes.filter(locale => pair[locale] && !pair[locale].frontMatter.noIndex)
    return languages.length > 0 ? [{ path, languages }] : []
  })
  const all = (kind: 'scripts' | 'styles') => [...new Set(pages.flatMap(page => page.summary[kind]))].sort()
  client('sitemap.xml', sitemap(origin, indexed))
  client('robots.txt', robotsTxt(origin, preview))
  writeFileSync(
    join(stage, 'site.json'),
    JSON.stringify(
      { origin, preview, csp: { scripts: all('scripts'), styles: all('styles') }, redirects: [] },
      null,
      2,
    ),
  )
}
