import { createHash } from 'node:crypto'
import type { Root } from 'mdast'
import type { SiteData, SiteDataName } from './dataFiles.ts'
import type { FrontMatter } from './frontMatter.ts'
import type { Term } from './glossary.ts'
import { isLocale, type Locale, localeCodes } from './locales/locales.ts'
import type { PagePath } from './locales/urls.ts'
import type { Picture } from './pictures/picture.ts'

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
  /** The English page of one in another language: its sections go by the same ids. */
  english?: Pick<Page, 'body' | 'hash'> & { tree?: Root }
  /** Hash of the file's text. */
  hash: string
  /** Its text is not saved, so nothing derived from it is cached. */
  draft?: true
}

/** The valid part of a snapshot: the index that pages, head and sitemap draw on. */
export interface Site {
  root: string
  pages: ReadonlyMap<PagePath, Readonly<Partial<Record<Locale, Page>>>>
  data: SiteData
  /** Hash of each data file's text. */
  dataHashes: Readonly<Record<SiteDataName, string>>
  /** By file, from the project's root. */
  pictures: ReadonlyMap<string, Picture>
  /** Terms of the glossary. */
  terms: readonly Term[]
  /** The time that it shows, ms since 1970. */
  now: number
  /** Addresses that are gone: the server says so. */
  gone: readonly PagePath[]
  /** Addresses of pages that visitors do not see at that moment → where they lead instead. */
  away: ReadonlyMap<PagePath, PagePath | undefined>
  /** The day on which each pair last changed in what it says, where the history of the files tells. */
  changed?: ReadonlyMap<PagePath, string>
}

/** The day on which a pair last changed: from the history, or as its front matter says. YYYY-MM-DD. */
export function lastChanged({ changed, pages }: Pick<Site, 'changed' | 'pages'>, path: PagePath): string {
  const written = localeCodes.flatMap(locale => pages.get(path)?.[locale]?.frontMatter.updated ?? [])
  return changed?.get(path) ?? written.sort().at(-1) ?? ''
}

export const sha = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** `home` is the root of the site, a store page is under /store; every other file name is its address. */
export function pathOf(section: Section, slug: string): PagePath {
  if (section === 'store') return `/store/${slug}`
  return slug === 'home' ? '/' : `/${slug}`
}

/** Whether a page is content rather than an extra page of a tool, such as the gallery. */
export const isContent = ({ file }: Pick<PageFile, 'file'>): boolean => file.startsWith('content/')

export interface PageFile {
  section: Section
  slug: string
  locale: Locale
  file: string
}

/** The page whose file this is; undefined for a file that is not a page. */
export function pageFileOf(file: string): PageFile | undefined {
  const [, folder, slug, locale] = /^content\/([a-z]+)\/([a-z0-9-]+)\.([a-z]{2})\.mdx$/.exec(file) ?? []
  const section = sections.find(name => name === folder)
  return section && slug && isLocale(locale) ? { section, slug, locale, file } : undefined
}

/** Every address of the site with its page, in a stable order. */
export function allPages(site: Site): Page[] {
  return [...site.pages.values()].flatMap(pair => localeCodes.flatMap(locale => pair[locale] ?? []))
}
