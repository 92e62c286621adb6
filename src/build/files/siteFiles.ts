import { copyFileSync, existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { localeCodes } from '../../content/locales/locales.ts'
import { htmlFile, localize } from '../../content/locales/urls.ts'
import { isPreview } from '../../content/preview/notes.ts'
import { lastChanged, type Site } from '../../content/site.ts'
import { contentType } from '../../server/http/contentTypes.ts'
import { hostsOfBuild, isForDocuments, securityHeaders, sharedFolders } from '../../server/http/securityHeaders.ts'
import { cacheControl } from '../../server/http/siteManifest.ts'
import { formsServer } from '../../site/forms/formsServer.ts'
import {
  type HostedFile,
  redirectPage,
  redirectTable,
  staticHostHeaders,
  staticHostRedirects,
} from '../../site/machineFiles/redirects.ts'
import { robotsTxt, sitemap } from '../../site/machineFiles/sitemap.ts'
import { storeItems, storeItemsPath } from '../../site/store/storeItems.ts'
import { commitOf } from '../commitOf.ts'
import type { BuiltPage } from '../pages/renderPages.ts'
import { writeMachineFiles } from './machineFiles.ts'

/** Writes everything besides the pages: sitemap, robots.txt and the server's notes (`site.json`, outside the client folder). */
export async function writeSiteFiles(
  root: string,
  site: Site,
  pages: readonly BuiltPage[],
  stage: string,
): Promise<void> {
  const client = (name: string, text: string) => writeFileSync(join(stage, 'client', name), text)
  const { origin } = site.data.company
  const preview = isPreview(process.env)

  const indexed = [...site.pages].flatMap(([path, pair]) => {
    const languages = localeCodes.filter(locale => pair[locale] && !pair[locale].frontMatter.noIndex)
    return languages.length > 0 ? [{ path, languages, modified: lastChanged(site, path) }] : []
  })
  const all = (kind: 'scripts' | 'styles') => [...new Set(pages.flatMap(page => page.summary[kind]))].sort()
  client('sitemap.xml', sitemap(origin, indexed))
  await writeMachineFiles(root, site, join(stage, 'client'))
  client('robots.txt', robotsTxt(origin, preview))
  // What the quote cart compares its items with.
  client(storeItemsPath.slice(1), JSON.stringify(storeItems(site.data.store)))
  const redirects = redirectTable(site.data.redirects)
  // For hosts that only serve files: pages that lead on, and the two files that Netlify and Cloudflare Pages read.
  for (const { from, to } of redirects) client(htmlFile(from), redirectPage(origin, to))
  // The page such hosts show for an address that they do not know, in the language of the address.
  for (const locale of localeCodes) {
    const screen = join(stage, 'client', htmlFile(localize('/not-found', locale)))
    if (existsSync(screen)) copyFileSync(screen, join(stage, 'client', `${localize('/404', locale).slice(1)}.html`))
  }
  client('_redirects', staticHostRedirects(redirects))
  const csp = { scripts: all('scripts'), styles: all('styles') }
  const measured = Boolean(process.env.ANALYTICS_ID)
  const forms = formsServer(process.env) ?? undefined
  const headers = Object.entries(securityHeaders(csp, hostsOfBuild({ measured, forms })))
  const everywhere = headers.filter(([name]) => !isForDocuments(name))
  const documents = headers.filter(([name]) => isForDocuments(name))
  client(
    '_headers',
    staticHostHeaders(
      Object.fromEntries(preview ? [...everywhere, ['x-robots-tag', 'noindex']] : everywhere),
      { ...Object.fromEntries(documents), 'cache-control': cacheControl('page.html') },
      pages.map(({ url }) => url),
      otherFiles(join(stage, 'client')),
      sharedFolders,
    ),
  )
  const gone = site.gone.flatMap(path => localeCodes.map(locale => localize(path, locale)))
  writeFileSync(
    join(stage, 'site.json'),
    JSON.stringify(
      { origin, commit: commitOf(root, process.env), preview, measured, forms, csp, redirects, gone },
      null,
      2,
    ),
  )
}

/** Files other than pages and compressed variants, with the headers that the site's own server sends. */
function otherFiles(client: string): HostedFile[] {
  return readdirSync(client, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !/^_|\.(html|br|gz)$/.test(entry.name))
    .map(entry => relative(client, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
    .map(name => ({ path: `/${name}`, type: contentType(name), cache: cacheControl(name) }))
}
