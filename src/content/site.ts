import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Data, type DataName, dataFiles, type SiteData, type SiteDataName } from './dataFiles.ts'
import { ContentError, type Finding } from './fault.ts'
import { readText } from './files.ts'
import type { FrontMatter } from './frontMatter.ts'
import { isLocale, type Locale, localeCodes } from './locales/locales.ts'
import type { PagePath } from './locales/urls.ts'
import { parsePage } from './parsePage.ts'
import type { Picture } from './pictures/picture.ts'
import { readPictures } from './pictures/readPictures.ts'
import { readDataFile, readStore } from './readData.ts'

export const sections = ['pages', 'vendors', 'apple', 'productivity', 'services', 'legal', 'store'] as const
export type Section = (typeof sections)[number]

/** One language of one page. */
export interface Page {
  section: Section
  slug: string
  locale: Locale
  /** The plain path, the same in both languages. */
  path: PagePath
  /** Relative to the project, for messages. */
  file: string
  frontMatter: FrontMatter
  body: string
  bodyOffset: number
  /** Of the file's text. */
  hash: string
}

/** All content, read once: the index that pages, head, sitemap and checks draw on. */
export interface Site {
  root: string
  pages: ReadonlyMap<PagePath, Readonly<Partial<Record<Locale, Page>>>>
  data: SiteData
  /** Hash of each data file's text. */
  dataHashes: Readonly<Record<SiteDataName, string>>
  /** By file, from the project's root. */
  pictures: ReadonlyMap<string, Picture>
}

export const sha = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** `home` is the root of the site, a page of the store stands below /store; every other file name is its address. */
export function pathOf(section: Section, slug: string): PagePath {
  if (section === 'store') return `/store/${slug}`
  return slug === 'home' ? '/' : `/${slug}`
}

/** Pages by path, while they are being read. */
export type PageIndex = Map<PagePath, Partial<Record<Locale, Page>>>

export function addPage(pages: PageIndex, page: Page): void {
  pages.set(page.path, { ...pages.get(page.path), [page.locale]: page })
}

/**
 * A page from its file's text.
 * @throws {ContentError} with every fault of its front matter
 */
export function toPage(place: PageFile, source: string): Page {
  return { ...place, path: pathOf(place.section, place.slug), ...parsePage(place.file, source), hash: sha(source) }
}

/**
 * Reads `content/` below `root`.
 * @param extraFiles pages that stand elsewhere, such as the gallery's
 * @throws {ContentError} with the findings of every file, grouped in the order of the files
 */
export function readSite(root: string, extraFiles: readonly PageFile[] = []): Site {
  const findings: Finding[] = []
  const collect = <T>(read: () => T): T | undefined => {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      findings.push(...error.findings)
      return undefined
    }
  }
  const pages: PageIndex = new Map()
  for (const place of [...listPageFiles(root), ...extraFiles]) {
    const source = readText(join(root, place.file))
    const page = collect(() => toPage(place, source))
    if (page) addPage(pages, page)
  }
  const data: Partial<Record<DataName, unknown>> = {}
  const dataHashes: Partial<Record<DataName, string>> = {}
  for (const name of Object.keys(dataFiles) as DataName[]) {
    const file = collect(() => readDataFile(root, name))
    if (!file) continue
    data[name] = file.value
    dataHashes[name] = sha(file.source)
  }
  const store = collect(() => readStore(root))
  if (findings.length > 0) throw new ContentError(findings)
  return {
    root,
    pages,
    pictures: readPictures(root),
    data: { ...(data as Data), store: store?.value ?? [] },
    dataHashes: { ...(dataHashes as Record<DataName, string>), store: sha(store?.source ?? '') },
  }
}

/** Whether a page is content, and no extra page of a tool around the site. */
export const isContent = ({ file }: Pick<PageFile, 'file'>): boolean => file.startsWith('content/')

export interface PageFile {
  section: Section
  slug: string
  locale: Locale
  file: string
}

/** The MDX files below `content/`, in the order of sections and names. */
export function listPageFiles(root: string): PageFile[] {
  return sections.flatMap(section => {
    let names: string[]
    try {
      names = readdirSync(join(root, 'content', section)).sort()
    } catch {
      return []
    }
    return names.flatMap(name => {
      const match = /^([a-z0-9-]+)\.([a-z]{2})\.mdx$/.exec(name)
      const [, slug, locale] = match ?? []
      return slug && isLocale(locale) ? [{ section, slug, locale, file: `content/${section}/${name}` }] : []
    })
  })
}

/** Every address of the site with its page, in a stable order. */
export function allPages(site: Site): Page[] {
  return [...site.pages.values()].flatMap(pair => localeCodes.flatMap(locale => pair[locale] ?? []))
}
