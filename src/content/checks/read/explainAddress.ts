import { defaultLocale, type Locale, locales } from '../../locales/locales.ts'
import { parseUrl } from '../../locales/urls.ts'
import { frameIds } from '../../mdx/sectionIds.ts'
import { type Message, msg } from '../../messages/msg.ts'
import { nearest } from '../../nearest.ts'
import { widgetOfContact } from '../../ownContacts.ts'
import type { Addresses } from './addresses.ts'
import { anchorsOf } from './anchors.ts'
import { decode } from './decode.ts'

/** Why an address cannot be used in a link, and the one to write instead. */
export interface AddressFault {
  found: Message
  expected: Message
  address?: string
  /** Whether `address` is certain rather than a guess. */
  sure?: true
  /** What to write in place of the whole link. */
  instead?: string
  /** Whether it is the mail address or telephone number of someone else, in place of which no page of this site belongs. */
  isForeignContact?: true
  /** Whether its page is right, and has no such heading. */
  lacksHeading?: true
}

/** What is wrong with a link's address; nothing if it works. `own` is the path of the page it is on. */
export function explainAddress(
  url: string,
  own: string,
  locale: Locale,
  addresses: Addresses,
): AddressFault | undefined {
  if (url.trim() === '' || url === '#')
    return {
      found: msg('a link that leads nowhere'),
      expected: msg('an address: {example}', { example: locale === 'he' ? '[מילים](/page)' : '[words](/page)' }),
    }
  const { company } = addresses
  const origin = company?.origin
  if (origin && (url === origin || url.startsWith(`${origin}/`))) {
    return {
      found: msg('a link to {url}, which is this site', { url }),
      expected: msg('the plain path, which also works in previews'),
      address: url.slice(origin.length) || '/',
      sure: true,
    }
  }
  const here = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(\/[^?#]*)?(?:\?[^#]*)?(#.*)?$/i.exec(url)
  if (here) {
    return {
      found: msg('a link to {url}, which works only on your own computer', { url }),
      expected: msg('the plain path, which visitors have too'),
      address: `${parseUrl(here[1] ?? '/').path}${here[2] ?? ''}`,
      sure: true,
    }
  }
  const found = msg('a link to {url}', { url })
  const target = leadsOnTo(url)
  if (target) {
    return {
      found: msg('a link through {host}, which counts who follows it', { host: new URL(url).host }),
      expected: msg('the address that it leads on to'),
      address: target,
      sure: true,
    }
  }
  if (/^(?:www\.|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|co\.il|org\.il|gov\.il)(?=[/?#]|$))/i.test(url)) {
    return { found, expected: msg('an address that starts with https://'), address: `https://${url}`, sure: true }
  }
  if (url.startsWith('//') || /^http:/i.test(url)) {
    const address = url.replace(/^(http:)?\/\//i, 'https://')
    return { found, expected: msg('an address that starts with https://'), address, sure: true }
  }
  if (/^https:/i.test(url)) {
    return URL.canParse(url) ? undefined : { found, expected: msg('a whole address: https://www.example.com/page') }
  }
  if (/^(?:mailto|tel):/i.test(url)) return explainContact(url, found, company)
  if (/^[a-z][a-z+.-]*:/i.test(url)) {
    return { found, expected: msg('a page of this site, /page, or an address that starts with https://') }
  }
  if (url.startsWith('#')) return explainAnchor(own, url.slice(1), locale, addresses, '')
  if (!url.startsWith('/')) {
    const meant = url
      .replace(/^(\.{1,2}\/)+/, '')
      .replace(/(\.(en|he))?\.(mdx?|html?)/, '')
      .replace(/^.*\/(?=[^/#]+)/, '')
    const address = closest(`/${meant}`, addresses)
    return {
      found,
      expected: address
        ? msg('the plain path of a page, which starts with {slash}; did you mean "{address}"?', { slash: '/', address })
        : msg('the plain path of a page, which starts with {slash}', { slash: '/' }),
      ...given(address, address === `/${meant}`),
    }
  }
  return explainPath(url, locale, addresses)
}

/** Pages show the company's own address and number by a widget; anyone else's would go stale unseen. */
function explainContact(url: string, found: Message, company: Addresses['company']): AddressFault {
  const instead = company && widgetOfContact(url, company)
  if (!instead) {
    return {
      found,
      expected: msg(
        "words, or a link to a page of theirs that says how to reach them: the widgets {widgets} show only this company's own",
        { widgets: ['<Mail />', '<Phone />'] },
      ),
      isForeignContact: true,
    }
  }
  return {
    found,
    expected: /^tel:/i.test(url) ? msg('the widget that knows the number') : msg('the widget that knows the address'),
    instead,
  }
}

/** Where a link leads that was copied from mail or search results, and goes through their counter. */
function leadsOnTo(url: string): string | undefined {
  if (
    !/^https?:\/\/(?:www\.google\.[a-z.]+\/url|[\w.-]+\.safelinks\.protection\.outlook\.com\/|lm?\.facebook\.com\/l\.php)\?/i.test(
      url,
    )
  )
    return undefined
  const params = new URL(url).searchParams
  const target = params.get('q') ?? params.get('url') ?? params.get('u') ?? ''
  return URL.canParse(target) ? target : undefined
}

function explainPath(url: string, locale: Locale, addresses: Addresses): AddressFault | undefined {
  const [, path = '', query = '', anchor] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(url) ?? []
  const rest = `${query}${anchor === undefined ? '' : `#${anchor}`}`
  const written = parseUrl(path)
  if (written.locale !== defaultLocale) {
    return {
      found: msg('a link to {url}', { url }),
      expected: msg('the plain path in both languages: the Hebrew page leads to {prefix} by itself', {
        prefix: locales[written.locale].prefix,
      }),
      address: `${written.path}${rest}`,
      sure: true,
    }
  }
  const target = addresses.redirects.get(path) ?? addresses.redirects.get(url)
  // An old address that is a page is reported by the check of redirects.
  if (target && !addresses.pages.has(path)) {
    return {
      found: msg('a link to {path}, an old address that is redirected', { path }),
      expected: msg('its target, {target}', { target }),
      address: target.includes('#') ? target : `${target}${rest}`,
      sure: true,
    }
  }
  if (addresses.pages.has(path))
    return anchor === undefined ? undefined : explainAnchor(path, anchor, locale, addresses, path)
  if (addresses.files.has(path)) return undefined
  const close = closest(path, addresses)
  return {
    found: msg('a link to {path}, which no page has', { path }),
    expected: close ? msg('the address of a page; did you mean "{close}"?', { close }) : msg('the address of a page'),
    ...given(close && `${close}${rest}`, close === plainOf(path)),
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
  const link = `#${wanted}`
  const current = older.get(wanted)
  if (current) {
    return {
      found: msg("a link to {link}, which is not the section's own address", { link }),
      expected: msg('the one that it has in both languages, {current}', { current: `#${current}` }),
      address: `${prefix}#${current}`,
      sure: true,
    }
  }
  const name = nearest(wanted, [...ids, ...older.keys()])
  const close = name && (older.get(name) ?? name)
  // The frame's own addresses are valid, but what a writer looks for is in the text.
  const headings = ids.filter(id => !frameIds.includes(id))
  return {
    lacksHeading: true,
    found: prefix
      ? msg('a link to {link}, a heading that {path} does not have', { link, path: prefix })
      : msg('a link to {link}, a heading that this page does not have', { link }),
    expected: close
      ? msg('the address of a heading; did you mean "{close}"?', { close: `#${close}` })
      : msg(
          'the address of a heading: one of {known}. One whose words changed keeps this address with {example} at its end',
          { known: (headings.length > 0 ? headings : ids).map(id => `#${id}`), example: `[${link}]` },
        ),
    ...given(close && `${prefix}#${close}`, false),
  }
}

/** An address as pages have it: other systems end it in `.html` or a slash. */
const plainOf = (path: string): string =>
  path
    .toLowerCase()
    .replace(/\.html?$/, '')
    .replace(/(?<=.)\/+$/, '')

/** The page most likely meant. */
function closest(path: string, { pages, redirects }: Addresses): string | undefined {
  const plain = plainOf(path)
  if (pages.has(plain)) return plain
  const close = redirects.get(plain) ?? nearest(plain, [...pages.keys()])
  // Two letters of a short path are most of it.
  return close === '/' ? undefined : close
}

const given = (address: string | undefined, sure: boolean) =>
  address ? { address, ...(sure ? { sure: true as const } : {}) } : {}
