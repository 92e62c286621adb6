import { createHash } from 'node:crypto'
import type { RootContent } from 'mdast'
import { type ProseSource, proseIn, wordKeys } from '../prose.ts'
import { comparable } from './comparable.ts'

/** A part of a page that is translated, and falls behind, as one. */
export interface Section {
  /** The words of its heading; `front matter` for what stands between the `---` lines. */
  readonly heading: string
  /** 1-based, in the file. */
  readonly line: number
  /** Of the words, so that links, widgets and facts do not count: the check of pairs compares those. */
  readonly hash: string
}

/**
 * A page in sections: its front matter, what comes before the first `##`, and each `##` with all below it. A widget that
 * brings its own heading (`title`) starts a section too, except an aside, which belongs to the section around it.
 */
export function sectionsOf(page: ProseSource): Section[] {
  const parts: { heading: string; line: number; nodes: RootContent[] }[] = []
  for (const node of page.tree.children) {
    if (node.type === 'yaml') continue
    const heading = headingOf(node, page.source)
    const current = parts.at(-1)
    if (current && heading === undefined) current.nodes.push(node)
    else
      parts.push({
        heading: heading ?? topHeading(node, page.source),
        line: node.position?.start.line ?? 1,
        nodes: [node],
      })
  }
  const body = parts.map(({ heading, line, nodes }) => ({
    heading,
    line,
    text: nodes.flatMap(node => proseIn(node, page.source).map(({ text }) => text)).join(' '),
  }))
  const frontMatter = {
    heading: 'front matter',
    line: 1,
    text: wordKeys.flatMap(key => page.frontMatter[key] ?? []).join(' '),
  }
  return [frontMatter, ...body].flatMap(({ heading, line, text }) => {
    const words = comparable(text)
    return words === '' ? [] : [{ heading, line, hash: sectionHash(words) }]
  })
}

const sectionHash = (words: string): string => createHash('sha256').update(words).digest('hex').slice(0, 12)

/** The heading that this node starts a section with, undefined where it continues the one before. */
function headingOf(node: RootContent, source: string): string | undefined {
  if (node.type === 'heading' && node.depth <= 2) return wordsOf(node, source)
  if (node.type !== 'mdxJsxFlowElement' || node.name === 'Callout') return undefined
  const title = node.attributes.find(attribute => attribute.type === 'mdxJsxAttribute' && attribute.name === 'title')
  return typeof title?.value === 'string' ? title.value : undefined
}

/** The page's own heading stands inside its hero. */
function topHeading(node: RootContent, source: string): string {
  const heading = 'children' in node ? node.children.find(child => child.type === 'heading') : undefined
  return heading ? wordsOf(heading, source) : 'top of the page'
}

const wordsOf = (node: RootContent, source: string): string =>
  proseIn(node, source)
    .map(({ text }) => text)
    .join('')
    .trim()
