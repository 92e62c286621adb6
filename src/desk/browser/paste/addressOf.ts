import { parseUrl } from '../../../content/locales/urls.ts'

/** Where a link leads; undefined for places in the document that it came from, and on someone's disk. */
export function addressOf(url: string, origin: string): string | undefined {
  const address = URL.parse(url)
  if (!address) return undefined
  if (address.origin === origin) return parseUrl(address.pathname).path + address.hash
  // Google Docs leads by way of Google.
  const meant =
    address.hostname === 'www.google.com' && address.pathname === '/url' ? address.searchParams.get('q') : null
  if (meant) return meant
  return /^(?:https?|mailto|tel):$/.test(address.protocol) ? url : undefined
}

/**
 * The address that a text is as a whole, as links are written: of this site's pages the plain path, of mail with `mailto:`.
 * @param origin of the desk
 */
export function addressIn(text: string, origin: string): string | undefined {
  const url = text.trim()
  if (/\s/.test(url)) return undefined
  const address = /^\/\w/.test(url)
    ? addressOf(origin + url, origin)
    : /^[^@/:]+@[\w-]+(?:\.[\w-]+)+$/.test(url)
      ? `mailto:${url}`
      : /^(?:https?:\/\/|mailto:|tel:)./i.test(url)
        ? addressOf(url, origin)
        : undefined
  // What would end the address, the cell of a table, or be code.
  return address?.replace(/[()<>{}|\\]/g, sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}
