import GithubSlugger from 'github-slugger'
import type { Heading, Root } from 'mdast'
import type {} from 'mdast-util-mdx-jsx'
import { nodesOf, textOf } from '../checks/read/nodes.ts'

declare module 'mdast' {
  interface HeadingData {
    /** What its writer put in brackets at its end, `## Words [#own #older]`, without the signs. */
    ids?: readonly string[]
  }
}

/** A heading with the addresses of its section. */
export interface SectionIds {
  readonly heading: Heading
  /** The same in all languages; empty for a heading without words. */
  readonly id: string
  /** Its other ids: from its own words in this language, and older ones. */
  readonly older: readonly string[]
}

/** Ids that the frame around every page has. */
export const frameIds: readonly string[] = ['main', 'contact', 'contact-title', 'cookies', 'accessibility']

const brackets = /\s*\[(#[^\s#[\]]+(?:\s+#[^\s#[\]]+)*)\]\s*$/

const headingsOf = (tree: Root): Heading[] =>
  [...nodesOf(tree)].flatMap(node => (node.type === 'heading' ? [node] : []))

/** Takes the ids that writers give out of the words of headings, and keeps them next to the headings. */
export function takeIds(tree: Root): void {
  for (const heading of headingsOf(tree)) {
    const text = heading.children.at(-1)
    if (text?.type !== 'text') continue
    const [written, ids] = brackets.exec(text.value) ?? []
    if (written === undefined || ids === undefined) continue
    heading.data = { ...heading.data, ids: ids.split(/\s+/).map(id => id.slice(1)) }
    text.value = text.value.slice(0, -written.length)
    if (text.position) {
      const { end } = text.position
      text.position.end = { ...end, column: end.column - written.length, offset: (end.offset ?? 0) - written.length }
    }
    if (text.value === '') heading.children.pop()
  }
}

/**
 * The sections of a page, in order. Their ids are those of the English page, by default the words of its headings; a
 * heading that has no counterpart there goes by its own words.
 * @param english the tree of the English page, for a page in another language
 */
export function sectionIds(tree: Root, english?: Root): SectionIds[] {
  const shared = english ? sectionIds(english) : []
  const slugger = new GithubSlugger()
  const sections = headingsOf(tree).map((heading, index) => {
    const words = slugger.slug(textOf(heading))
    const counterpart = shared[index]?.heading.depth === heading.depth ? shared[index] : undefined
    const [own = words, ...older] = counterpart
      ? [counterpart.id, ...counterpart.older]
      : (heading.data?.ids ?? [words])
    return { heading, id: own || words, older: [words, ...older] }
  })
  const taken = new Set(['', ...frameIds, ...sections.map(({ id }) => id)])
  const free = (id: string) => !taken.has(id) && taken.add(id)
  return sections.map(({ older, ...section }) => ({ ...section, older: older.filter(free) }))
}

/** Remark plugin: gives headings their ids; those that were theirs before lead to an empty element inside. */
export function markSections() {
  return (tree: Root, file: { data: Record<string, unknown> }) => {
    takeIds(tree)
    const english = file.data.english as Root | undefined
    for (const { heading, id, older } of sectionIds(tree, english)) {
      if (id) heading.data = { ...heading.data, hProperties: { id } }
      heading.children.unshift(
        ...older.map(name => ({
          type: 'mdxJsxTextElement' as const,
          name: 'span',
          attributes: [{ type: 'mdxJsxAttribute' as const, name: 'id', value: name }],
          children: [],
        })),
      )
    }
  }
}
