import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { htmlFile, localize } from '../../src/content/locales/urls.ts'
import { siteOf } from '../../src/content/projectSite.ts'
import { allPages } from '../../src/content/site.ts'
import { readSnapshot } from '../../src/content/snapshot.ts'
import { readPageText } from '../../src/site/head/structuredData/pageText.ts'

export const site = siteOf(readSnapshot(process.cwd()))

export const { company } = site.data

/** Every page of the build with its HTML. */
export const builtPages = allPages(site).map(page => {
  const url = localize(page.path, page.locale)
  const file = join('dist/client', htmlFile(url))
  return { url, page, file, html: readFileSync(file, 'utf8') }
})

/** Every word that a page shows, its menus included, in one line. */
export function wordsOf(html: string): string {
  const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'))
  return `${readPageText(header).all} ${readPageText(html).all}`
}
