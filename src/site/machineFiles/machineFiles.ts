import type { Data } from '../../content/dataFiles.ts'
import { defaultLocale, localeCodes, locales } from '../../content/locales/locales.ts'
import { localize } from '../../content/locales/urls.ts'
import type { Page, Section } from '../../content/site.ts'

type Company = Data['company']
type Listed = Pick<Page, 'path' | 'locale' | 'section' | 'frontMatter'>

const sectionTitles: Readonly<Record<Section, string>> = {
  pages: 'The company',
  vendors: 'Products',
  apple: 'Apple for business',
  productivity: 'Productivity',
  services: 'Services',
  store: 'Store',
  legal: 'Policies',
}

/** llms.txt: a list of links to all pages with a line on each, the default language first. */
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
  return [`# ${company.name[defaultLocale]}`, '', `> ${company.tagline[defaultLocale]}`, ...lists, ''].join('\n')
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

/** Icons drawn from public/favicon.svg and their sizes, px. Browsers ask for the first by its name, whatever a page says. */
export const icons = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 } as const

/** site.webmanifest: name, colours of src/site/styles/tokens.css, icons. */
export function webManifest(company: Company, colours: { paper: string; accent: string }): string {
  const drawn = (['icon-192.png', 'icon-512.png'] as const).map(name => ({
    src: `/${name}`,
    sizes: `${icons[name]}x${icons[name]}`,
    type: 'image/png',
  }))
  return JSON.stringify(
    {
      name: localeCodes.map(locale => company.name[locale]).join(' · '),
      short_name: company.name[defaultLocale],
      start_url: '/',
      display: 'browser',
      background_color: colours.paper,
      theme_color: colours.accent,
      icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }, ...drawn],
    },
    null,
    2,
  )
}
