import { decodeHTML, escapeAttribute } from 'entities'
import { type Locale, locales } from '../../content/locales/locales.ts'
import { parseUrl } from '../../content/locales/urls.ts'
import { plainWordingIn } from '../../content/messages/wording.ts'
import { type DevTexts, devTexts } from './texts.ts'

export interface Targets {
  hasPage(locale: Locale, path: string): boolean
  /** Target of a redirected address, undefined where it is not one. */
  redirect(address: string): string | undefined
  /** Whether a file of `public/` or of the build has this address. */
  hasFile(address: string): boolean
}

/**
 * Marks links of a rendered page that lead nowhere, or only by a redirect: `data-broken-link`, with a title that says what is wrong in
 * the language of the page. Links to other pages' anchors are left to `npm run check`.
 */
export function markBrokenLinks(html: string, locale: Locale, targets: Targets): string {
  // React writes every attribute in the same form and escapes angle brackets in it; a parser took a quarter of a rendering.
  const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => decodeHTML(id)))
  let marked = ''
  let copied = 0
  for (const { 1: href = '', index } of html.matchAll(/<a\s(?:[^<>]*?\s)?href="([/#][^"]*)"/g)) {
    const problem = linkProblem(decodeHTML(href), locale, ids, targets)
    if (!problem) continue
    const at = index + '<a'.length
    marked += `${html.slice(copied, at)} data-broken-link="" title="${escapeAttribute(problem)}"`
    copied = at
  }
  return marked + html.slice(copied)
}

const texts = new Map<Locale, DevTexts>()

function textsIn(locale: Locale): DevTexts {
  const made = texts.get(locale) ?? devTexts(plainWordingIn(locale))
  texts.set(locale, made)
  return made
}

function linkProblem(href: string, locale: Locale, ids: ReadonlySet<string>, targets: Targets): string | undefined {
  const texts = textsIn(locale)
  const [address = '', anchor] = href.split('#')
  if (address === '') {
    return anchor && !ids.has(decodeURIComponent(anchor)) ? texts.brokenAnchor(`#${anchor}`) : undefined
  }
  const path = address.split('?')[0] ?? address
  const target = parseUrl(path)
  if (targets.hasPage(target.locale, target.path) || targets.hasFile(path)) return undefined
  const redirected = targets.redirect(path)
  if (redirected) return texts.redirectedLink(parseUrl(redirected).path)
  const other = Object.values(locales).find(({ code }) => code !== target.locale && targets.hasPage(code, target.path))
  return other ? texts.linkWithoutLanguage(target.path, other.label) : texts.brokenLink(target.path)
}
