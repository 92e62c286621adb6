import { createHash } from 'node:crypto'

/** What later steps need to know of a page's HTML, kept so that an unchanged page is never read again. */
export interface PageSummary {
  /** Internal addresses that the page leads to or loads, without query; with fragment. */
  links: string[]
  /** Ids that a link may lead to. */
  ids: string[]
  /** CSP source expressions of its inline scripts and styles. */
  scripts: string[]
  styles: string[]
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const unique = (values: Iterable<string>) => [...new Set(values)]

/** Reads links, ids and inline code out of a page. */
export function summarise(html: string): PageSummary {
  const links = html.matchAll(/<(?:a|link|script|img|source)\b[^>]*?\s(?:href|src)="((?:\/|#)[^"?]*)/g)
  const scripts = html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)
  const styles = html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)
  return {
    links: unique([...links].map(match => match[1] ?? '')),
    ids: unique([...html.matchAll(/\sid="([^"]+)"/g)].map(match => match[1] ?? '')),
    scripts: unique(
      [...scripts].flatMap(([, attributes = '', text = '']) =>
        /\bsrc=|application\/ld\+json/.test(attributes) ? [] : [hash(text)],
      ),
    ),
    styles: unique([...styles].map(match => hash(match[1] ?? ''))),
  }
}
