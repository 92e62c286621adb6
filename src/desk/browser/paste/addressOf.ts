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
  return /^(?:https?|tel):$/.test(address.protocol) ? url : undefined
}

/**
 * The address that a text is as a whole, as links are written: of this site's pages the plain path. Mail is no link, see `mailIn`.
 * @param origin of the desk
 */
export function addressIn(text: string, origin: string): string | undefined {
  const url = text.trim()
  if (/\s/.test(url)) return undefined
  const address = /^\/\w/.test(url)
    ? addressOf(origin + url, origin)
    : /^(?:https?:\/\/|tel:)./i.test(url)
      ? addressOf(url, origin)
      : undefined
  return address && encoded(address)
}

/** An address without the signs that would end it or the cell of a table, or be code. */
export const encoded = (address: string, signs = /[\s()<>{}|\\]/g): string =>
  address.replace(signs, sign => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)

/** The mail address that a text or the address of a link is as a whole. */
export const mailIn = (text: string): string | undefined =>
  /^(?:mailto:)?([^@/:?\s]+@[\w-]+(?:\.[\w-]+)+)(?:\?\S*)?$/i.exec(text.trim())?.[1]

/** The mail addresses that a text or the address of a link is made of; none where it is made of anything else. */
export function mailsIn(text: string): string[] {
  const recipients = text.trim().replace(/\?\S*$/, '')
  const mails = recipients.split(/(?:[,;]|%2C)(?:%20)*/i).map(mailIn)
  const found = mails.filter(mail => mail !== undefined)
  return found.length < mails.length ? [] : found
}

/**
 * A mail address as the checks accept it: the company's own as the widget that knows it, another one as code, since a bare one
 * makes a link.
 * @param own what is written for the company's own ones
 */
export const writtenMail = (address: string, own: Readonly<Record<string, string>>): string =>
  own[address.toLowerCase()] ?? `\`${address}\``
