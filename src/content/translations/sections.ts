import { createHash } from 'node:crypto'
import type { Heading, Nodes, RootContent } from 'mdast'
import { sectionIds } from '../mdx/sectionIds.ts'
import { type ProseSource, proseIn, wordKeys } from '../prose.ts'
import { describeWidget, type WidgetDescriptions } from '../widgets.ts'
import { comparable } from './comparable.ts'
import { unheaded } from './shownHeading.ts'

/** A part of a page that is translated, and goes out of date, as a unit. */
export interface Section {
  /** The words of its heading; `front matter` for what is between the `---` lines. */
  readonly heading: string
  /** The address that it has in both languages; empty for what has none, such as the front matter. */
  readonly id: string
  /** 1-based, in the file. */
  readonly line: number
  /** Hash of the words alone: links, widgets and facts are compared by the check `pairs`. */
  readonly hash: string
  /** What it is made of; nothing for the front matter. */
  readonly nodes: readonly RootContent[]
}

/**
 * A page in sections: its front matter, what comes before the first `##`, and each `##` with all below it. A widget that
 * shows a heading of its own (`title`) starts a section too.
 * @param english the English page, for a page in another language
 */
export function sectionsOf(
  page: ProseSource,
  widgets: WidgetDescriptions,
  english?: Pick<ProseSource, 'tree'>,
): Section[] {
  const ids = new Map<Nodes | undefined, string>(
    sectionIds(page.tree, english?.tree).map(({ heading, id }) => [heading, id]),
  )
  const wordsOf = (node: RootContent) => proseIn(node, page.source, widgets).map(({ text }) => text)
  const parts: { heading: string; id: string; line: number; nodes: RootContent[] }[] = []
  for (const node of page.tree.children) {
    if (node.type === 'yaml') continue
    const heading = headingOf(node, widgets, wordsOf)
    const current = parts.at(-1)
    if (current && heading === undefined) current.nodes.push(node)
    else
      parts.push({
        heading: heading ?? topHeading(node, wordsOf),
        id: ids.get(heading === undefined ? headingIn(node) : node) ?? '',
        line: node.position?.start.line ?? 1,
        nodes: [node],
      })
  }
  const body = parts.map(({ heading, id, line, nodes }) => ({
    heading,
    id,
    line,
    nodes,
    text: nodes.flatMap(wordsOf).join(' '),
  }))
  const frontMatter = {
    heading: unheaded.frontMatter,
    id: '',
    line: 1,
    nodes: [],
    text: wordKeys.flatMap(key => page.frontMatter[key] ?? []).join(' '),
  }
  return [frontMatter, ...body].flatMap(({ heading, id, line, nodes, text }) => {
    const words = comparable(text)
    return words === '' ? [] : [{ heading, id, line, hash: sectionHash(words), nodes }]
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

/** The page's main heading is inside its hero. */
const headingIn = (node: RootContent): Heading | undefined =>
  'children' in node ? node.children.find(child => child.type === 'heading') : undefined

function topHeading(node: RootContent, wordsOf: WordsOf): string {
  const heading = headingIn(node)
  return heading ? line(wordsOf(heading)) : unheaded.top
}

type WordsOf = (node: RootContent) => string[]

const line = (words: readonly string[]): string => words.join('').trim()
