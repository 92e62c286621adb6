import type { Locale } from '../../content/locales/locales.ts'
import { localize, type PagePath } from '../../content/locales/urls.ts'
import { alternates } from '../head/pageHead.ts'
import { escapeXml } from './escapeXml.ts'

export interface SitemapPage {
  path: PagePath
  languages: readonly Locale[]
  /** The pair's last change, YYYY-MM-DD. */
  modified: string
}

/** sitemap.xml: an entry for each language, each with all alternates of its page. */
export function sitemap(origin: string, pages: readonly SitemapPage[]): string {
  const entries = pages.flatMap(({ path, languages, modified }) => {
    const links = alternates(origin, path, languages).map(
      ({ hrefLang, href }) => `    <xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeXml(href)}"/>`,
    )
    return languages.map(locale =>
      [
        '  <url>',
        `    <loc>${escapeXml(origin + localize(path, locale))}</loc>`,
        `    <lastmod>${modified}</lastmod>`,
        ...links,
        '  </url>',
      ].join('\n'),
    )
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

/** robots.txt: everything but the endpoints; nothing in a preview. */
export function robotsTxt(origin: string, preview: boolean): string {
  if (preview) return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`
}
