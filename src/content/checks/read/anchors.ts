import GithubSlugger, { slug } from 'github-slugger'
import type { Heading } from 'mdast'
import { describeWidget, type WidgetDescriptions } from '../../widgets.ts'
import type { PageSource } from '../types.ts'
import { isElement, nodesOf, textOf } from './nodes.ts'

/** Ids that the frame around every page has. */
export const frameAnchors: readonly string[] = ['main', 'contact', 'contact-title', 'cookies', 'accessibility']

/** The headings of a page with the ids that they ask for, repeated ones as they are. */
export function anchoredHeadings(page: Pick<PageSource, 'tree'>): { node: Heading; id: string }[] {
  return [...nodesOf(page.tree)].flatMap(node => (node.type === 'heading' ? [{ node, id: slug(textOf(node)) }] : []))
}

/** Every id of a page that a link can lead to. */
export function anchorsOf(page: Pick<PageSource, 'tree'>, widgets: WidgetDescriptions): ReadonlySet<string> {
  const slugger = new GithubSlugger()
  const headings = anchoredHeadings(page).map(({ node }) => slugger.slug(textOf(node)))
  const elements = [...nodesOf(page.tree)].flatMap(node =>
    isElement(node) ? (describeWidget(widgets, node.name)?.anchor ?? []) : [],
  )
  return new Set([...frameAnchors, ...headings, ...elements])
}
