import type { Data } from '../../content/dataFiles.ts'
import { type Locale, localeCodes, locales } from '../../content/locales/locales.ts'
import { localize } from '../../content/locales/urls.ts'
import type { Page, Section } from '../../content/site.ts'

type Company = Data['company']
type Listed = Pick<Page, 'path' | 'locale' | 'section' | 'frontMatter'>

const escapeXml = (text: string) => text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)

/** Address of a language's feed. */
export const feedPath = (locale: Locale) => localize('/feed.xml', locale)

/** Entries that a feed holds at most. */
const feedLength = 30

/** Atom feed of one language: the pages that changed last, by the `updated` of their front matter. */
export function atomFeed(company: Company, locale: Locale, pages: readonly Listed[]): string {
  const absolute = (path: Page['path']) => escapeXml(company.origin + localize(path, locale))
  const time = (day: string) => `${day}T00:00:00Z`
  const newest = pages
    .filter(page => page.locale === locale)
    .sort((a, b) => b.frontMatter.updated.localeCompare(a.frontMatter.updated) || a.path.localeCompare(b.path))
    .slice(0, feedLength)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    `  <title>${escapeXml(`${company.name[locale]} · ${company.tagline[locale]}`)}</title>`,
    `  <id>${absolute('/')}</id>`,
    `  <link rel="alternate" type="text/html" href="${absolute('/')}"/>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeXml(company.origin + feedPath(locale))}"/>`,
    `  <updated>${time(newest[0]?.frontMatter.updated ?? `${company.founded}-01-01`)}</updated>`,
    `  <author><name>${escapeXml(company.name[locale])}</name></author>`,
    ...newest.flatMap(({ path, frontMatter }) => [
      '  <entry>',
      `    <title>${escapeXml(frontMatter.title)}</title>`,
      `    <id>${absolute(path)}</id>`,
      `    <link href="${absolute(path)}"/>`,
      `    <updated>${time(frontMatter.updated)}</updated>`,
      `    <summary>${escapeXml(frontMatter.description)}</summary>`,
      '  </entry>',
    ]),
    '</feed>',
    '',
  ].join('\n')
}

const sectionTitles: Readonly<Record<Section, string>> = {
  pages: 'The company',
  vendors: 'Products',
  apple: 'Apple for business',
  productivity: 'Productivity',
  services: 'Services',
  store: 'Store',
  legal: 'Policies',
}

/** llms.txt: the site as a list of links with a line on each, English first. */
export function llmsTxt(company: Company, pages: readonly Listed[]): string {
  const lists = localeCodes.flatMap(locale =>
    (Object.keys(sectionTitles) as Section[]).flatMap(section => {
      const listed = pages.filter(page => page.locale === locale && page.section === section)
      if (listed.length === 0) return []
      const links = listed.map(
        ({ path, frontMatter }) =>
          `- [${frontMatter.title}](${company.origin}${localize(path, locale)}): ${frontMatter.description}`,
      )
      return ['', `## ${sectionTitles[section]} (${locales[locale].label})`, '', ...links]
    }),
  )
  return [`# ${company.name.en}`, '', `> ${company.tagline.en}`, ...lists, ''].join('\n')
}

/** security.txt (RFC 9116), which must name the day it expires: the first of the month, eleven months after `now`. */
export function securityTxt(company: Company, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11, 1))
  return [
    `Contact: mailto:${company.email}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    `Preferred-Languages: ${localeCodes.join(', ')}`,
    `Canonical: ${company.origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}

/** Sizes of the icons drawn from public/favicon.svg, in pixels; 180 is Apple's home screen. */
export const iconSizes = [180, 192, 512] as const

/** site.webmanifest: name, colours of src/site/styles/tokens.css, icons. */
export function webManifest(company: Company, colours: { paper: string; accent: string }): string {
  const icons = iconSizes
    .filter(size => size !== 180)
    .map(size => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' }))
  return JSON.stringify(
    {
      name: `${company.name.en} · ${company.name.he}`,
      short_name: company.name.en,
      start_url: '/',
      display: 'browser',
      background_color: colours.paper,
      theme_color: colours.accent,
      icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }, ...icons],
    },
    null,
    2,
  )
}
