import { createHash } from 'node:crypto'
import type { RootContent } from 'mdast'
import { type ProseSource, proseIn, wordKeys } from '../prose.ts'
import { describeWidget, type WidgetDescriptions } from '../widgets.ts'
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
 * shows a heading of its own (`title`) starts a section too.
 */
export function sectionsOf(page: ProseSource, widgets: WidgetDescriptions): Section[] {
  const wordsOf = (node: RootContent) => proseIn(node, page.source, widgets).map(({ text }) => text)
  const parts: { heading: string; line: number; nodes: RootContent[] }[] = []
  for (const node of page.tree.children) {
    if (node.type === 'yaml') continue
    const heading = headingOf(node, widgets, wordsOf)
    const current = parts.at(-1)
    if (current && heading === undefined) current.nodes.push(node)
    else
      parts.push({
        heading: heading ?? topHeading(node, wordsOf),
        line: node.position?.start.line ?? 1,
        nodes: [node],
      })
  }
  const body = parts.map(({ heading, line, nodes }) => ({
    heading,
    line,
    text: nodes.flatMap(wordsOf).join(' '),
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
function headingOf(node: RootContent, widgets: WidgetDescriptions, wordsOf: WordsOf): string | undefined {
  if (node.type === 'heading' && node.depth <= 2) return line(wordsOf(node))
  if (node.type !== 'mdxJsxFlowElement' || !describeWidget(widgets, node.name)?.heading) return undefined
  const title = node.attributes.find(attribute => attribute.type === 'mdxJsxAttribute' && attribute.name === 'title')
  return typeof title?.value === 'string' ? title.value : undefined
}

/** The page's own heading stands inside its hero. */
function topHeading(node: RootContent, wordsOf: WordsOf): string {
  const heading = 'children' in node ? node.children.find(child => child.type === 'heading') : undefined
  return heading ? line(wordsOf(heading)) : 'top of the page'
}

type WordsOf = (node: RootContent) => string[]

const line = (words: readonly string[]): string => words.join('').trim()
