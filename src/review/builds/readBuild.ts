import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { z } from 'zod'
import { type Locale, localeCodes } from '../../content/locales/locales.ts'
import { htmlFile, localize, type PagePath, parseUrl } from '../../content/locales/urls.ts'
import { listFiles } from '../../content/readFiles.ts'
import { pageFileOf, pathOf, type Section, sections, sha } from '../../content/site.ts'
import { readFacts, type ShownFacts } from './readFacts.ts'
import { type Part, readHtml } from './readHtml.ts'

/** One page of one build. */
export interface BuiltPage {
  url: PagePath
  path: PagePath
  locale: Locale
  html: string
  /** HTML without hashes of file names. */
  normal: string
  /** Hash of what the appearance follows from: HTML without scripts, and the bytes of images, fonts and style sheets. */
  appearance: string
  /** Content file, relative to the project; undefined for a page without one. */
  file?: string
  /** Hash of that file. */
  source: string
  section?: Section
  /** Files that the page shows, address → hash. */
  assets: ReadonlyMap<string, string>
  /** Addresses of the files of each part, in the order of the page. */
  parts: Readonly<Record<Part, readonly string[]>>
  /** The style sheets inside the page. */
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
  /** Text of a file of the build, empty where there is none; fonts are compared as text too. */
  textOf(address: string): string
}

const notesSchema = z.looseObject({ redirects: z.array(z.object({ from: z.string(), to: z.string() })) })

/** Reads a build without any of the code that made it, which may be older than this. */
export function readBuild(folder: string): Build {
  const client = join(folder, 'dist/client')
  const notes = notesSchema.parse(JSON.parse(readFileSync(join(folder, 'dist/site.json'), 'utf8')))
  const redirects = new Map(notes.redirects.map(({ from, to }) => [from, to]))
  const skipped = new Set([...localeCodes.map(locale => localize('/404', locale)), ...redirects.keys()].map(htmlFile))
  // In the order of the sections, which puts the legal pages after those that sell.
  const files = new Map(
    listFiles(folder, 'content')
      .flatMap(name => pageFileOf(name) ?? [])
      .sort((a, b) => sections.indexOf(a.section) - sections.indexOf(b.section))
      .map(file => [localize(pathOf(file.section, file.slug), file.locale), file]),
  )
  const fileOf = (address: string) => join(client, decodeURI(address))
  const hashOf = memoise(address => (existsSync(fileOf(address)) ? sha(readFileSync(fileOf(address))) : 'missing'))
  const textOf = memoise(address => (existsSync(fileOf(address)) ? readFileSync(fileOf(address), 'latin1') : ''))
  const pages = new Map<PagePath, BuiltPage>()
  for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
    const name = relative(client, join(entry.parentPath, entry.name)).split(sep).join('/')
    if (!entry.isFile() || !name.endsWith('.html') || skipped.has(name)) continue
    const url = name === 'index.html' ? '/' : (`/${name.slice(0, -5)}` as PagePath)
    const html = readFileSync(join(client, name), 'utf8')
    const { parts, visible, styles, visibleHtml } = readHtml(html)
    const assets = new Map(visible.map(address => [normaliseHtml(address), hashOf(address)]))
    const source = files.get(url)
    pages.set(url, {
      url,
      ...parseUrl(url),
      html,
      normal: normaliseHtml(html),
      appearance: sha(JSON.stringify([normaliseHtml(visibleHtml), [...assets]])),
      ...(source ? { file: source.file, section: source.section } : {}),
      source: source ? sha(readFileSync(join(folder, source.file))) : '',
      assets,
      parts,
      styles,
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

/** Reads each key once: all pages share most of their files. */
export function memoise<Value>(read: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>()
  return key => {
    const value = known.get(key) ?? read(key)
    known.set(key, value)
    return value
  }
}

/** Pages in the order of the content, those without a file last. */
function inSiteOrder(order: readonly string[]) {
  const place = (url: string) => (order.indexOf(url) < 0 ? order.length : order.indexOf(url))
  return ([a]: [string, BuiltPage], [b]: [string, BuiltPage]) => place(a) - place(b) || a.localeCompare(b)
}

/** Hash that the bundler puts into the name of a file below /assets/. */
const hashedName = /(\/assets\/[^"'\s?#)]*?)[.-][\w-]{8}(\.(?:js|css|woff2|svg|png|jpe?g|webp|avif))/g

/** The redirects that the page for unknown addresses carries; the report lists them separately. */
const redirectTable = / data-unknown="[^"]*"/g

/** What a bundled script must hold; it changes with the name. */
const integrity = / integrity="[^"]*"/g

/** HTML without what changes from build to build although nothing was edited: names of bundled files, ids of islands. */
function normaliseHtml(html: string): string {
  const prefixes = new Set([...html.matchAll(/data-prefix="([^"]+)"/g)].map(match => match[1] ?? ''))
  let text = html.replace(hashedName, '$1$2').replace(redirectTable, '').replace(integrity, '')
  for (const prefix of prefixes) if (prefix) text = text.replaceAll(prefix, 'island-')
  return text
}
