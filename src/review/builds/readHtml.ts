import type { Document, Element } from 'domhandler'
import { findAll, getOuterHTML, removeElement, textContent } from 'domutils'
import { parseDocument } from 'htmlparser2'
import { elements } from '../html.ts'

/** Files that every page loads, as they weigh on the way to the visitor. */
export const parts = ['scripts', 'styles', 'fonts'] as const
export type Part = (typeof parts)[number]

/** What a page's HTML loads, and what its appearance follows from. */
export interface PageFiles {
  /** Addresses of the files of each part, in the order of the page. */
  parts: Record<Part, string[]>
  /** Addresses of what a visitor sees of it: images, style sheets, fonts. */
  visible: string[]
  /** The style sheets inside the page. */
  styles: string
  /** The page without scripts and without the parts of its head that are for programs. */
  visibleHtml: string
}

const isInvisible = ({ name, attribs }: Element): boolean =>
  /^(?:script|title|meta)$/.test(name) ||
  (name === 'link' && (attribs.as === 'script' || attribs.rel === 'canonical' || attribs.rel === 'alternate'))

/** Removes scripts and machine-readable parts of the head from a page. */
export function removeInvisible(document: Document): Document {
  for (const element of findAll(isInvisible, document.children)) removeElement(element)
  return document
}

/** HTML of a tree; only what HTML requires is escaped. */
export const serialise = (node: Document | Element): string => getOuterHTML(node, { encodeEntities: 'utf8' })

export function readHtml(html: string): PageFiles {
  const document = parseDocument(html)
  const all = elements(document)
  const addresses = (test: (element: Element) => boolean) => all.filter(test).flatMap(ownAddress)
  return {
    parts: {
      scripts: addresses(({ name, attribs }) => name === 'script' || attribs.rel === 'modulepreload'),
      styles: addresses(isStyleSheet),
      fonts: addresses(({ name, attribs }) => name === 'link' && attribs.as === 'font'),
    },
    visible: [...new Set(all.flatMap(shownFiles))].sort(),
    styles: all.flatMap(element => (element.name === 'style' ? [textContent(element)] : [])).join('\n'),
    visibleHtml: serialise(removeInvisible(document)),
  }
}

const isStyleSheet = ({ name, attribs }: Element) => name === 'link' && attribs.rel === 'stylesheet'

/** Addresses of files of this site, without query and fragment. */
const ownFiles = (addresses: readonly string[]): string[] =>
  addresses.flatMap(address => (/^\/(?!\/)/.test(address) ? [address.replace(/[?#].*/, '')] : []))

const ownAddress = ({ attribs }: Element): string[] => ownFiles([attribs.src ?? attribs.href ?? ''])

function shownFiles(element: Element): string[] {
  const { name, attribs } = element
  const isShown =
    name === 'link'
      ? isStyleSheet(element) || (attribs.rel === 'preload' && attribs.as !== 'script')
      : /^(?:img|source|image|use)$/.test(name)
  if (!isShown) return []
  const set = (attribs.srcset ?? '').split(',').map(part => part.trim().split(/\s/)[0] ?? '')
  return ownFiles([attribs.src ?? '', attribs.href ?? '', attribs['xlink:href'] ?? '', ...set])
}
