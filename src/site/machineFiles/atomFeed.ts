import type { Data } from '../../content/dataFiles.ts'
import type { Locale } from '../../content/locales/locales.ts'
import { localize } from '../../content/locales/urls.ts'
import type { Page } from '../../content/site.ts'
import { escapeXml } from './escapeXml.ts'

export const feedPath = (locale: Locale) => localize('/feed.xml', locale)

const maxEntries = 30

/**
 * Atom feed of one language: the pages that changed last.
 * @param changed the day of a pair's last change, YYYY-MM-DD
 */
export function atomFeed(
  company: Data['company'],
  locale: Locale,
  pages: readonly Pick<Page, 'path' | 'locale' | 'frontMatter'>[],
  changed: (path: Page['path']) => string,
): string {
  const absolute = (path: Page['path']) => escapeXml(company.origin + localize(path, locale))
  const time = (day: string) => `${day}T00:00:00Z`
  const newest = pages
    .filter(page => page.locale === locale)
    .sort((a, b) => changed(b.path).localeCompare(changed(a.path)) || a.path.localeCompare(b.path))
    .slice(0, maxEntries)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    `  <title>${escapeXml(`${company.name[locale]} · ${company.tagline[locale]}`)}</title>`,
    `  <id>${absolute('/')}</id>`,
    `  <link rel="alternate" type="text/html" href="${absolute('/')}"/>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeXml(company.origin + feedPath(locale))}"/>`,
    `  <updated>${time(newest[0] ? changed(newest[0].path) : `${company.founded}-01-01`)}</updated>`,
    `  <author><name>${escapeXml(company.name[locale])}</name></author>`,
    ...newest.flatMap(({ path, frontMatter }) => [
      '  <entry>',
      `    <title>${escapeXml(frontMatter.title)}</title>`,
      `    <id>${absolute(path)}</id>`,
      `    <link href="${absolute(path)}"/>`,
      `    <updated>${time(changed(path))}</updated>`,
      `    <summary>${escapeXml(frontMatter.description)}</summary>`,
      '  </entry>',
    ]),
    '</feed>',
    '',
  ].join('\n')
}
