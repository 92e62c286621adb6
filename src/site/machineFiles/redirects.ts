import { localeCodes } from '../../content/locales/locales.ts'
import { localize, type PagePath, parseUrl } from '../../content/locales/urls.ts'

export interface Redirect {
  from: PagePath
  to: PagePath
}

/** The redirects of every language: each row applies to the addresses of all of them. */
export function redirectTable(rows: readonly Redirect[]): Redirect[] {
  return rows.flatMap(({ from, to }) =>
    localeCodes.map(locale => ({ from: localize(from, locale), to: localize(to, locale) })),
  )
}

/** A page that forwards to another, for hosts that cannot redirect. */
export function redirectPage(origin: string, to: PagePath): string {
  return [
    '<!doctype html>',
    `<html lang="${parseUrl(to.split('#')[0] ?? '').locale}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<title>Moved</title>',
    `<link rel="canonical" href="${origin}${to}">`,
    '<meta name="robots" content="noindex">',
    `<meta http-equiv="refresh" content="0; url=${to}">`,
    '</head>',
    `<body><p><a href="${to}">${to}</a></p></body>`,
    '</html>',
    '',
  ].join('\n')
}

/** `_redirects` of Netlify and Cloudflare Pages. */
export function staticHostRedirects(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('')
}

/** A file other than a page, with the headers a server sends for it. */
export interface HostedFile {
  path: string
  type: string
  cache: string
}

/**
 * `_headers` of Netlify and Cloudflare. Both add up the headers of all rules that match; only Cloudflare can take one
 * away again (`! name`, which Netlify passes over). So what concerns documents only is given to the folders that hold pages,
 * unknown addresses in them included, and taken away again from their other files.
 * @param everywhere headers of every file
 * @param documents additional headers of pages
 * @param addresses of all pages; one rule stands for all pages of a folder, since Cloudflare reads a hundred rules only
 * @param files other than pages
 * @param shared folders whose files other sites may show
 */
export function staticHostHeaders(
  everywhere: Readonly<Record<string, string>>,
  documents: Readonly<Record<string, string>>,
  addresses: readonly string[],
  files: readonly HostedFile[],
  shared: readonly string[],
): string {
  const folderOf = (address: string) => address.slice(0, address.lastIndexOf('/') + 1)
  const folders = new Set(addresses.map(folderOf))
  const set = (headers: Readonly<Record<string, string>>) =>
    Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const taken = Object.keys(documents).map(name => `! ${name}`)
  const rules: (readonly [path: string, lines: readonly string[]])[] = [
    ['/*', set(everywhere)],
    ['/', set(documents)],
    ...[...folders].sort().map(folder => [`${folder}:page`, set(documents)] as const),
    ['/assets/*', set({ 'cache-control': 'public, max-age=31536000, immutable' })],
    // Two policies, this one and the one for every file, cancel out, which would let other sites show the file.
    ...shared.map(folder => [`${folder}*`, set({ 'cross-origin-resource-policy': 'cross-origin' })] as const),
    ...files
      .filter(({ path }) => folders.has(folderOf(path)))
      .map(
        ({ path, type, cache }) =>
          [path, [...taken, ...set({ 'content-type': type, 'cache-control': cache })]] as const,
      ),
  ]
  return rules.flatMap(([path, lines]) => [path, ...lines.map(line => `  ${line}`), '']).join('\n')
}
