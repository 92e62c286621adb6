/** Hash that the bundler puts into the name of a file below /assets/. */
const hashedName = /(\/assets\/[^"'\s?#)]*?)[.-][\w-]{8}(\.(?:js|css|woff2|svg|png|jpe?g|webp|avif))/g

/** The redirects that the page for unknown addresses carries; the report lists them separately. */
const redirectTable = / data-unknown="[^"]*"/g

/** What a bundled script must hold; it changes with the name. */
const integrity = / integrity="[^"]*"/g

/** HTML without what changes from build to build although nothing was edited: names of bundled files, ids of islands. */
export function normaliseHtml(html: string): string {
  const prefixes = new Set([...html.matchAll(/data-prefix="([^"]+)"/g)].map(match => match[1] ?? ''))
  let text = html.replace(hashedName, '$1$2').replace(redirectTable, '').replace(integrity, '')
  for (const prefix of prefixes) if (prefix) text = text.replaceAll(prefix, 'island-')
  return text
}
