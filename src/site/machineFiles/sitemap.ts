import { defaultLocale, type Locale, localeCodes } from '../../content/locales/locales.ts'
import { localize, type PagePath } from '../../content/locales/urls.ts'

export interface SitemapPage {
  path: PagePath
  languages: readonly Locale[]
  /** Last change of the content, YYYY-MM-DD; left out where it is not known. */
  modified?: string
}

const escapeXml = (text: string) => text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)

/** sitemap.xml: an entry a language, each with all alternates of its page. */
export function sitemap(origin: string, pages: readonly SitemapPage[]): string {
  const entries = pages.flatMap(({ path, languages, modified }) =>
    languages.map(locale => {
      const alternates =
        languages.length < 2
          ? []
          : [
              ...localeCodes.filter(code => languages.includes(code)).map(code => [code, code] as const),
              ['x-default', defaultLocale] as const,
            ]
      return [
        '  <url>',
        `    <loc>${escapeXml(origin + localize(path, locale))}</loc>`,
        ...(modified ? [`    <lastmod>${modified}</lastmod>`] : []),
        ...alternates.map(
          ([lang, code]) =>
            `    <xhtml:link rel="alternate" hreflang="${lang}" href="${escapeXml(origin + localize(path, code))}"/>`,
        ),
        '  </url>',
      ].join('\n')
    }),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

/** robots.txt: everything but the endpoints; a preview keeps all robots away. */
export function robotsTxt(origin: string, preview: boolean): string {
  if (preview) return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`
}
