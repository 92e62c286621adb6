import { basename, extname } from 'node:path'
import { localeCodes } from '../../content/locales/locales.ts'
import { indexCharset, indexPath } from '../../content/locales/searchIndex.ts'

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

/** Content types of the search indexes, which are not all in UTF-8. */
const indexTypes = new Map(
  localeCodes.map(locale => [indexPath(locale).slice(1), `application/json; charset=${indexCharset[locale]}`]),
)

/** The content type of a file of the build: by its extension, or by name for feeds and search indexes. */
export function contentType(file: string): string {
  if (basename(file) === 'feed.xml') return 'application/atom+xml; charset=utf-8'
  return indexTypes.get(file) ?? types[extname(file)] ?? 'application/octet-stream'
}
