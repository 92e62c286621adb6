import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import { localeCodes } from '../../content/locales/locales.ts'
import { htmlFile, localize } from '../../content/locales/urls.ts'
import { contentType } from '../../server/http/contentTypes.ts'
import { cacheControl } from '../../server/http/siteManifest.ts'
import type { SiteNotes } from '../../server/http/siteNotes.ts'

type Headers = Readonly<Record<string, string>>

/** What a web server must know to serve `dist/client` as the site's own server does. */
export interface HostRules {
  /** Headers of every file. */
  everywhere: Headers
  /** Additional headers of pages. */
  documents: Headers
  redirects: SiteNotes['redirects']
  /** Page shown for unknown addresses below a folder (`/`, `/he/`, `/store/`), the deepest folder first. */
  notFound: readonly { below: string; page: string }[]
  /** Endings of the build's files, but for `html`. */
  endings: readonly { ending: string; type: string; cache: string }[]
  /** Files whose type is not that of their ending. */
  exceptions: readonly { path: string; type: string; cache: string }[]
}

/** Cache-Control of pages, and of files whose names carry a hash. */
export const pageCache = cacheControl('page.html')
export const assetCache = cacheControl('assets/file.js')

/** The rules for a build. @param files paths under `client`, without their compressed variants */
export function hostRules(
  client: string,
  files: readonly string[],
  rest: Pick<HostRules, 'everywhere' | 'documents' | 'redirects'>,
): HostRules {
  const ofEnding = (ending: string) => contentType(`file${ending}`)
  const describe = (file: string) => ({ type: contentType(file), cache: cacheControl(file) })
  const others = files.filter(file => extname(file) !== '' && extname(file) !== '.html')
  return {
    ...rest,
    notFound: notFoundPages(client),
    endings: [...new Set(others.map(file => extname(file)))]
      .sort()
      .map(ending => ({ ending: ending.slice(1), ...describe(`file${ending}`) })),
    exceptions: others
      .filter(file => contentType(file) !== ofEnding(extname(file)))
      .map(file => ({ path: `/${file}`, ...describe(file) })),
  }
}

/** The pages for unknown addresses that the build has, of the site and of the store. */
function notFoundPages(client: string): HostRules['notFound'] {
  return localeCodes
    .flatMap(locale => (['/not-found', '/store/not-found'] as const).map(path => localize(path, locale)))
    .map(path => ({ below: path.slice(0, -'not-found'.length), page: `/${htmlFile(path)}` }))
    .filter(({ page }) => existsSync(join(client, page)))
    .sort((a, b) => b.below.length - a.below.length)
}
