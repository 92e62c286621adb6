import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allPages, readSite } from '../../src/content/site.ts'
import { htmlFile, localize } from '../../src/i18n/urls.ts'

export const site = readSite(process.cwd())

export const { company } = site.data

/** Every page of the build with its HTML. */
export const builtPages = allPages(site).map(page => {
  const url = localize(page.path, page.locale)
  const file = join('dist/client', htmlFile(url))
  return { url, page, file, html: readFileSync(file, 'utf8') }
})
