import { defaultLocale, type Locale, localeCodes, locales } from '../../content/locales/locales.ts'
import { localize, type PagePath } from '../../content/locales/urls.ts'
import type { Page } from '../../content/site.ts'

export interface HeadInput {
  page: Pick<Page, 'path' | 'locale' | 'frontMatter'>
  /** Languages in which the page exists. */
  languages: readonly Locale[]
  origin: string
  siteName: string
  /** A preview build is never indexed. */
  preview: boolean
}

export interface PageHead {
  title: string
  description: string
  /** None on an error page, which is shown at whatever address. */
  canonical?: string
  robots?: string
  alternates: Alternate[]
  /** Open Graph and Twitter tags: property and content. */
  social: [property: string, content: string][]
  keywords: string
  author?: string
}

/** Address of the social image of a page: its own, or the one drawn at build. 1200×630. */
export function socialImagePath(page: HeadInput['page']): string {
  return page.frontMatter.image ?? `/social/${page.locale}${page.path === '/' ? '/home' : page.path}.png`
}

/** A version of a page in another language. */
export interface Alternate {
  hrefLang: string
  href: string
}

/** The languages in which a page exists, itself included, and the one for all other visitors; none for a single language. */
export function alternates(origin: string, path: PagePath, languages: readonly Locale[]): Alternate[] {
  if (languages.length < 2) return []
  const address = (locale: Locale) => origin + localize(path, locale)
  return [
    ...localeCodes
      .filter(locale => languages.includes(locale))
      .map(locale => ({ hrefLang: locale, href: address(locale) })),
    { hrefLang: 'x-default', href: address(defaultLocale) },
  ]
}

export function pageHead({ page, languages, origin, siteName, preview }: HeadInput): PageHead {
  const { frontMatter } = page
  const canonical = frontMatter.noIndex ? undefined : origin + localize(page.path, page.locale)
  const noIndex = frontMatter.noIndex || preview
  const image = origin + socialImagePath(page)
  return {
    title: frontMatter.title,
    description: frontMatter.description,
    ...(canonical ? { canonical } : {}),
    ...(noIndex ? { robots: 'noindex' } : {}),
    alternates: frontMatter.noIndex ? [] : alternates(origin, page.path, languages),
    social: [
      ['og:type', 'website'],
      ['og:site_name', siteName],
      ['og:title', frontMatter.title],
      ['og:description', frontMatter.description],
      ...(canonical ? ([['og:url', canonical]] satisfies [string, string][]) : []),
      ['og:locale', locales[page.locale].openGraph],
      ...languages
        .filter(locale => locale !== page.locale)
        .map((locale): [string, string] => ['og:locale:alternate', locales[locale].openGraph]),
      ['og:image', image],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['og:image:alt', frontMatter.title],
      ['twitter:card', 'summary_large_image'],
    ],
    keywords: frontMatter.keywords.join(', '),
    ...(frontMatter.author ? { author: frontMatter.author } : {}),
  }
}
