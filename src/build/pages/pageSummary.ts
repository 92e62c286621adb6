import { createHash } from 'node:crypto'
import { Parser } from 'htmlparser2'
import { createSectionReader, type PageSection } from '../../site/search/sections.ts'

/** What later steps need to know about a page's HTML, kept so that an unchanged page is never read again. */
export interface PageSummary {
  /** Internal addresses that the page leads to or loads, without query; with fragment. */
  readonly links: readonly string[]
  /** Ids that a link may lead to. */
  readonly ids: readonly string[]
  /** CSP source expressions of its inline scripts and styles. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** What the search finds it by. */
  readonly sections: readonly PageSection[]
}

const hashes = new Map<string, string>()

/** CSP source expression of inline code; the same few texts are in every page, so each is hashed once. */
function hash(text: string): string {
  const known = hashes.get(text) ?? `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  hashes.set(text, known)
  return known
}

/**
 * Reads links, ids and inline code out of a page. The texts are copies: a substring would keep the whole page in
 * memory.
 */
export const summarise = (html: string): PageSummary => structuredClone(read(html))

/** Elements that lead to or load the file that their address names. */
const linking = new Set(['a', 'link', 'script', 'img', 'source'])

function read(html: string): PageSummary {
  const links = new Set<string>()
  const ids = new Set<string>()
  const code = { script: new Set<string>(), style: new Set<string>() }
  let inline: { kind: keyof typeof code; text: string } | undefined
  const reader = createSectionReader()
  new Parser({
    onopentag(name, attributes) {
      const { id, href, src, srcset, type } = attributes
      const address = href ?? src
      if (address && linking.has(name) && /^[/#]/.test(address)) links.add(address.replace(/\?.*/, ''))
      for (const image of srcset?.split(/\s+\d+w,?\s*/) ?? []) if (image) links.add(image)
      if (id) ids.add(id)
      if (name === 'style' || (name === 'script' && !src && type !== 'application/ld+json')) {
        inline = { kind: name, text: '' }
      }
      reader.onopentag(name, attributes)
    },
    ontext(text) {
      if (inline) inline.text += text
      reader.ontext(text)
    },
    onclosetag(name) {
      if (inline) code[inline.kind].add(hash(inline.text))
      inline = undefined
      reader.onclosetag(name)
    },
  }).end(html)
  return {
    links: [...links],
    ids: [...ids],
    scripts: [...code.script],
    styles: [...code.style],
    sections: [...reader.sections],
  }
}
