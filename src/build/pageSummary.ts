import { createHash } from 'node:crypto'
import { type PageSection, pageSections } from '../site/search/sections.ts'

/** Changes with what a summary holds: a cache of other summaries is not read. */
export const summaryVersion = 2

/** What later steps need to know of a page's HTML, kept so that an unchanged page is never read again. */
export interface PageSummary {
  /** Internal addresses that the page leads to or loads, without query; with fragment. */
  links: string[]
  /** Ids that a link may lead to. */
  ids: string[]
  /** CSP source expressions of its inline scripts and styles. */
  scripts: string[]
  styles: string[]
  /** What the search finds it by. */
  sections: PageSection[]
}

const hashes = new Map<string, string>()

/** CSP source expression of inline code; the same few texts stand in every page, so each is hashed once. */
function hash(text: string): string {
  const known = hashes.get(text) ?? `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  hashes.set(text, known)
  return known
}

const unique = (values: Iterable<string>) => [...new Set(values)]

/**
 * Reads links, ids and inline code out of a page. The texts are copies: a part of a string would keep the whole page in
 * memory.
 */
export const summarise = (html: string): PageSummary => structuredClone(read(html))

function read(html: string): PageSummary {
  // Two fifths of a page are its style sheet, which holds none of the rest.
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(match => match[1] ?? '')
  const markup = styles.reduce((text, style) => text.replace(style, () => ''), html)
  const links = markup.matchAll(/<(?:a|link|script|img|source)\b[^>]*?\s(?:href|src)="((?:\/|#)[^"?]*)/g)
  const scripts = markup.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)
  const sets = [...markup.matchAll(/\ssrcset="([^"]+)"/gi)].flatMap(([, set = '']) => set.split(/\s+\d+w,?\s*/))
  return {
    links: unique([...[...links].map(match => match[1] ?? ''), ...sets.filter(Boolean)]),
    ids: unique([...markup.matchAll(/\sid="([^"]+)"/g)].map(match => match[1] ?? '')),
    scripts: unique(
      [...scripts].flatMap(([, attributes = '', text = '']) =>
        /\bsrc=|application\/ld\+json/.test(attributes) ? [] : [hash(text)],
      ),
    ),
    styles: unique(styles.map(hash)),
    sections: pageSections(html),
  }
}
