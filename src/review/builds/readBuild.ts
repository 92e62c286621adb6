import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { z } from 'zod'
import type { Locale } from '../../content/locales/locales.ts'
import { htmlFile, localize, type PagePath, parseUrl } from '../../content/locales/urls.ts'
import { listPageFiles, pathOf, type Section } from '../../content/site.ts'
import { inlineStyles, normaliseHtml, visibleAssets, visibleHtml } from '../html/normalise.ts'
import { readFacts, type ShownFacts } from './readFacts.ts'

/** One page of one build. */
export interface BuiltPage {
  url: PagePath
  path: PagePath
  locale: Locale
  html: string
  /** HTML without hashes of file names. */
  normal: string
  /** The same for the same look: HTML without scripts, and the bytes of images, fonts and style sheets. */
  look: string
  /** Content file, relative to the project; undefined for a page that no file stands for. */
  file?: string
  /** Hash of that file. */
  source: string
  section?: Section
  /** Files that the page shows, address → hash. */
  assets: ReadonlyMap<string, string>
  styles: string
}

export interface Build {
  /** Folder with `dist` and `content`. */
  folder: string
  pages: ReadonlyMap<PagePath, BuiltPage>
  redirects: ReadonlyMap<string, string>
  facts: ShownFacts
  /** Hash of a file of the build by its address; `missing` where there is none. */
  hashOf(address: string): string
  /** Text of a file of the build, empty where there is none; fonts are text enough to be compared. */
  textOf(address: string): string
}

const notesSchema = z.looseObject({ redirects: z.array(z.object({ from: z.string(), to: z.string() })) })

export const sha = (data: string | Buffer) => createHash('sha256').update(data).digest('hex').slice(0, 16)

/** Reads a build. Nothing of the code that made it is used: it may be older than this. */
export function readBuild(folder: string): Build {
  const client = join(folder, 'dist/client')
  const notes = notesSchema.parse(JSON.parse(readFileSync(join(folder, 'dist/site.json'), 'utf8')))
  const redirects = new Map(notes.redirects.map(({ from, to }) => [from, to]))
  const skipped = new Set(['404.html', 'he/404.html', ...[...redirects.keys()].map(htmlFile)])
  const files = new Map(
    listPageFiles(folder).map(file => [localize(pathOf(file.section, file.slug), file.locale), file] as const),
  )
  const hashes = new Map<string, string>()
  const hashOf = (address: string) => {
    const file = join(client, decodeURI(address))
    const known = hashes.get(address) ?? (existsSync(file) ? sha(readFileSync(file)) : 'missing')
    hashes.set(address, known)
    return known
  }
  const texts = new Map<string, string>()
  const textOf = (address: string) => {
    const file = join(client, decodeURI(address))
    const known = texts.get(address) ?? (existsSync(file) ? readFileSync(file, 'latin1') : '')
    texts.set(address, known)
    return known
  }
  const pages = new Map<PagePath, BuiltPage>()
  for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
    const name = relative(client, join(entry.parentPath, entry.name)).split(sep).join('/')
    if (!entry.isFile() || !name.endsWith('.html') || skipped.has(name)) continue
    const url = name === 'index.html' ? '/' : (`/${name.slice(0, -5)}` as PagePath)
    const html = readFileSync(join(client, name), 'utf8')
    const normal = normaliseHtml(html)
    const assets = new Map(visibleAssets(html).map(address => [normaliseHtml(address), hashOf(address)]))
    const source = files.get(url)
    pages.set(url, {
      url,
      ...parseUrl(url),
      html,
      normal,
      look: sha(JSON.stringify([visibleHtml(normal), [...assets]])),
      ...(source ? { file: source.file, section: source.section } : {}),
      source: source ? sha(readFileSync(join(folder, source.file))) : '',
      assets,
      styles: inlineStyles(html),
    })
  }
  return {
    folder,
    pages: new Map([...pages].sort(inSiteOrder([...files.keys()]))),
    redirects,
    facts: readFacts(folder),
    hashOf,
    textOf,
  }
}

/** Pages in the order of the content, those without a file last. */
function inSiteOrder(order: readonly string[]) {
  const place = (url: string) => (order.indexOf(url) < 0 ? order.length : order.indexOf(url))
  return ([a]: [string, BuiltPage], [b]: [string, BuiltPage]) => place(a) - place(b) || a.localeCompare(b)
}
