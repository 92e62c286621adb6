import GithubSlugger, { slug } from 'github-slugger'
import type { Heading } from 'mdast'
import type { Page } from '../types.ts'
import { isElement, nodesOf, textOf } from './nodes.ts'

/** Ids that the frame around every page has. */
export const frameAnchors: readonly string[] = ['main', 'contact', 'contact-title', 'cookies', 'accessibility']

/** Ids that a widget has, by its name. */
const widgetAnchors: Readonly<Record<string, string>> = { ProductGrid: 'products', ContactBand: 'contact' }

/** The headings of a page with the ids that they ask for, repeated ones as they are. */
export function anchoredHeadings(page: Pick<Page, 'tree'>): { node: Heading; id: string }[] {
  return [...nodesOf(page.tree)].flatMap(node => (node.type === 'heading' ? [{ node, id: slug(textOf(node)) }] : []))
}

/** Every id of a page that a link can lead to. */
export function anchorsOf(page: Pick<Page, 'tree'>): ReadonlySet<string> {
  const slugger = new GithubSlugger()
  const headings = anchoredHeadings(page).map(({ node }) => slugger.slug(textOf(node)))
  const widgets = [...nodesOf(page.tree)].flatMap(node =>
    isElement(node) && node.name && Object.hasOwn(widgetAnchors, node.name) ? [widgetAnchors[node.name] ?? ''] : [],
  )
  return new Set([...frameAnchors, ...headings, ...widgets])
}
