import { localeCodes } from '../../content/locales/locales.ts'
import { localize, type PagePath } from '../../content/locales/urls.ts'

export interface Redirect {
  from: PagePath
  to: PagePath
}

/** The redirects of every language: each row holds for the addresses of all of them. */
export function redirectTable(rows: readonly Redirect[]): Redirect[] {
  return rows.flatMap(({ from, to }) =>
    localeCodes.map(locale => ({ from: localize(from, locale), to: localize(to, locale) })),
  )
}

/** A page that forwards to another, for hosts that cannot redirect. */
export function redirectPage(origin: string, to: PagePath): string {
  return [
    '<!doctype html>',
    '<meta charset="utf-8">',
    '<title>Moved</title>',
    `<link rel="canonical" href="${origin}${to}">`,
    '<meta name="robots" content="noindex">',
    `<meta http-equiv="refresh" content="0; url=${to}">`,
    `<p><a href="${to}">${to}</a></p>`,
    '',
  ].join('\n')
}

/** `_redirects` of Netlify and Cloudflare Pages. */
export function staticHostRedirects(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('')
}

/** `_headers` of Netlify and Cloudflare Pages. */
export function staticHostHeaders(headers: Readonly<Record<string, string>>, preview: boolean): string {
  const all = Object.entries({ ...headers, ...(preview ? { 'x-robots-tag': 'noindex' } : {}) })
  return [
    '/*',
    ...all.map(([name, value]) => `  ${name}: ${value}`),
    '/assets/*',
    '  cache-control: public, max-age=31536000, immutable',
    '',
  ].join('\n')
}
