import { createHash } from 'node:crypto'
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
  client('sitemap.xml', sitemap(origin, indexed))
  client('robots.txt', robotsTxt(origin, preview))
  writeFileSync(
    join(stage, 'site.json'),
    JSON.stringify({ origin, preview, csp: inlineHashes(pages), redirects: [] }, null, 2),
  )
}

/** CSP source expressions of every inline script and style that stands in the pages. */
function inlineHashes(pages: readonly BuiltPage[]): { scripts: string[]; styles: string[] } {
  const seen = { scripts: new Map<string, string>(), styles: new Map<string, string>() }
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  for (const { html } of pages) {
    for (const [, attributes = '', text = ''] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
      if (/\bsrc=|application\/ld\+json/.test(attributes) || seen.scripts.has(text)) continue
      seen.scripts.set(text, hash(text))
    }
    for (const [, text = ''] of html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)) {
      if (!seen.styles.has(text)) seen.styles.set(text, hash(text))
    }
  }
  return { scripts: [...seen.scripts.values()], styles: [...seen.styles.values()] }
}
