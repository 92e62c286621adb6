/** Hash that the bundler puts into the name of a file below /assets/. */
const hashedName = /(\/assets\/[^"'\s?#)]*?)[.-][\w-]{8}(\.(?:js|css|woff2|svg|png|jpe?g|webp|avif))/g

/** The redirects that the page for unknown addresses carries; the report tells them by themselves. */
const redirectTable = / data-unknown="[^"]*"/g

/** The HTML of a page without what changes from build to build though nothing was changed: names of bundled files, ids of islands. */
export function normaliseHtml(html: string): string {
  const prefixes = new Set([...html.matchAll(/data-prefix="([^"]+)"/g)].map(match => match[1] ?? ''))
  let text = html.replace(hashedName, '$1$2').replace(redirectTable, '')
  for (const prefix of prefixes) if (prefix) text = text.replaceAll(prefix, 'island-')
  return text
}

/** What of a page's HTML its look depends on: scripts left out, and what the head says to programs. */
export function visibleHtml(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*(?:as="script"|rel="(?:canonical|alternate)")[^>]*>/g, '')
    .replace(/<title\b[^>]*>[^<]*<\/title>|<meta\b[^>]*>/g, '')
}

/** Addresses of files of this site that a page loads to be seen: images, style sheets, fonts; scripts are not among them. */
export function visibleAssets(html: string): string[] {
  const found = visibleHtml(html).matchAll(
    /<(?:img|source|link|image|use)\b[^>]*?\s(?:src|href|srcset|xlink:href)="(\/[^"]*)"[^>]*>/g,
  )
  const addresses = [...found].flatMap(([tag, value = '']) => {
    if (tag.startsWith('<link') && !/rel="(?:stylesheet|preload)"/.test(tag)) return []
    return value.split(',').map(part => part.trim().split(/[\s?#]/)[0] ?? '')
  })
  return [...new Set(addresses)].filter(address => address.startsWith('/') && !address.startsWith('//')).sort()
}

/** The style sheets inside a page. */
export function inlineStyles(html: string): string {
  return [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(match => match[1] ?? '').join('\n')
}
