import { defaultLocale, englishName, type Locale, locales } from '../../locales/locales.ts'
import { parseUrl } from '../../locales/urls.ts'
import { nearest } from '../../nearest.ts'
import type { Addresses } from './addresses.ts'
import { anchorsOf } from './anchors.ts'
import { decode } from './decode.ts'

/** Why an address cannot stand in a link, and the one to write in its place. */
export interface AddressFault {
  found: string
  expected: string
  address?: string
  /** What to write in place of the whole link. */
  instead?: string
}

/** What is wrong with an address of a link; nothing where it leads somewhere. `own` is the path of the page it stands in. */
export function explainAddress(
  url: string,
  own: string,
  locale: Locale,
  addresses: Addresses,
): AddressFault | undefined {
  if (url.trim() === '' || url === '#')
    return { found: 'a link that leads nowhere', expected: 'an address: [words](/page)' }
  const { origin } = addresses
  if (origin && (url === origin || url.startsWith(`${origin}/`))) {
    return {
      found: `a link to ${url}, which is this site`,
      expected: 'the plain path, which also works in previews',
      address: url.slice(origin.length) || '/',
    }
  }
  if (url.startsWith('//') || /^http:/i.test(url)) {
    const address = url.replace(/^(http:)?\/\//i, 'https://')
    return { found: `a link to ${url}`, expected: 'an address that starts with https://', address }
  }
  if (/^https:/i.test(url)) {
    return URL.canParse(url)
      ? undefined
      : { found: `a link to ${url}`, expected: 'a whole address: https://www.example.com/page' }
  }
  if (/^mailto:/i.test(url))
    return { found: `a link to ${url}`, expected: 'the widget that knows the address', instead: '<Mail />' }
  if (/^tel:/i.test(url))
    return { found: `a link to ${url}`, expected: 'the widget that knows the number', instead: '<Phone />' }
  if (/^[a-z][a-z+.-]*:/i.test(url)) {
    return {
      found: `a link to ${url}`,
      expected: 'a page of this site, /page, or an address that starts with https://',
    }
  }
  if (url.startsWith('#')) return explainAnchor(own, url.slice(1), locale, addresses, '')
  if (!url.startsWith('/')) {
    const meant = url
      .replace(/^(\.{1,2}\/)+/, '')
      .replace(/(\.(en|he))?\.(mdx?|html?)/, '')
      .replace(/^.*\/(?=[^/#]+)/, '')
    const address = closest(`/${meant}`, addresses)
    return {
      found: `a link to ${url}`,
      expected: `the plain path of a page, which starts with /${hint(address)}`,
      ...given(address),
    }
  }
  return explainPath(url, locale, addresses)
}

function explainPath(url: string, locale: Locale, addresses: Addresses): AddressFault | undefined {
  const [, path = '', query = '', anchor] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(url) ?? []
  const rest = `${query}${anchor === undefined ? '' : `#${anchor}`}`
  const written = parseUrl(path)
  if (written.locale !== defaultLocale) {
    return {
      found: `a link to ${url}`,
      expected: `the plain path in both languages: the ${englishName(written.locale)} page leads to ${locales[written.locale].prefix} by itself`,
      address: `${written.path}${rest}`,
    }
  }
  const target = addresses.redirects.get(path) ?? addresses.redirects.get(url)
  // An old address that is a page is reported by the check of redirects.
  if (target && !addresses.pages.has(path)) {
    return {
      found: `a link to ${path}, an old address that is redirected`,
      expected: `its target, ${target}`,
      address: target.includes('#') ? target : `${target}${rest}`,
    }
  }
  if (addresses.pages.has(path))
    return anchor === undefined ? undefined : explainAnchor(path, anchor, locale, addresses, path)
  if (addresses.files.has(path)) return undefined
  const close = closest(path, addresses)
  return {
    found: `a link to ${path}, which no page has`,
    expected: `the address of a page${hint(close)}`,
    ...given(close && `${close}${rest}`),
  }
}

function explainAnchor(
  path: string,
  anchor: string,
  locale: Locale,
  addresses: Addresses,
  prefix: string,
): AddressFault | undefined {
  const places = anchorsOf(addresses.pages.get(path) ?? [], locale, addresses.widgets)
  const wanted = decode(anchor)
  if (!places || places.ids.includes(wanted)) return undefined
  const { ids, older } = places
  const current = older.get(wanted)
  if (current) {
    return {
      found: `a link to #${wanted}, which is not the section's own address`,
      expected: `the one that it has in both languages, #${current}`,
      address: `${prefix}#${current}`,
    }
  }
  const name = nearest(wanted, [...ids, ...older.keys()])
  const close = name && (older.get(name) ?? name)
  const where = prefix ? `${prefix} has` : 'this page has'
  return {
    found: `a link to #${wanted}, a heading that ${where} not`,
    expected: close
      ? `the address of a heading; did you mean "#${close}"?`
      : `the address of a heading: one of ${ids.map(id => `#${id}`).join(', ')}. One whose words changed keeps this address with [#${wanted}] at its end`,
    ...given(close && `${prefix}#${close}`),
  }
}

/** The page that was most likely meant. */
function closest(path: string, { pages, redirects }: Addresses): string | undefined {
  const plain = path
    .toLowerCase()
    .replace(/\.html?$/, '')
    .replace(/(?<=.)\/+$/, '')
  if (pages.has(plain)) return plain
  const close = redirects.get(plain) ?? nearest(plain, [...pages.keys()])
  // Two letters of a short path are most of it.
  return close === '/' ? undefined : close
}

const hint = (address: string | undefined): string => (address ? `; did you mean "${address}"?` : '')
const given = (address: string | undefined) => (address ? { address } : {})
