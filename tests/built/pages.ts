import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { htmlFile, localize } from '../../src/content/locales/urls.ts'
import { allPages, readSite } from '../../src/content/site.ts'

export const site = readSite(process.cwd())

export const { company } = site.data

/** Every page of the build with its HTML. */
export const builtPages = allPages(site).map(page => {
  const url = localize(page.path, page.locale)
  const file = join('dist/client', htmlFile(url))
  return { url, page, file, html: readFileSync(file, 'utf8') }
})
