import type { Heading, Nodes } from 'mdast'
import { msg } from '../messages/msg.ts'
import { describeWidget, type WidgetDescriptions } from '../widgets.ts'
import { inPlaceOf, isElement, nodesOf, openingTag, startOf, textOf, writtenAs } from './read/nodes.ts'
import type { Check, Finding, PageSource } from './types.ts'

/** Pages with no or several # headings, and levels that are skipped. */
export const headings: Check = function* ({ pages, widgets }) {
  for (const page of pages) {
    // A body that could not be read has no headings to look at.
    if (!page.hasBody) continue
    yield* firstLevel(page)
    yield* levels(page, widgets)
  }
}

const error = { check: 'headings', severity: 'error' } as const

function* firstLevel(page: PageSource): Iterable<Finding> {
  const all = [...nodesOf(page.tree)].filter(node => node.type === 'heading')
  const tops = all.filter(({ depth }) => depth === 1)
  const [first, ...others] = tops
  const title = first ? undefined : likelyTitle(page, all)
  if (title) {
    yield {
      ...error,
      ...startOf(page, title),
      found: msg('a page without a {sign} heading', { sign: '#' }),
      expected: msg(
        'one heading with a single {sign}, as this one could be, inside the widget at the top of the page',
        {
          sign: '#',
        },
      ),
      fix: atLevel('#', writtenAs(page, title)),
    }
  } else if (!first) {
    yield {
      ...error,
      file: page.file,
      line: page.tree.children[0]?.position?.start.line ?? 1,
      column: 1,
      found: msg('a page without a {sign} heading', { sign: '#' }),
      expected: msg('one heading with a single {sign}, inside the widget at the top of the page', { sign: '#' }),
      fix: '<PageHero>\n\n# What the page is about\n\nOne or two sentences.\n\n</PageHero>',
    }
  }
  for (const node of others) {
    yield {
      ...error,
      ...startOf(page, node),
      found: msg('a second {sign} heading, {heading}', { sign: '#', heading: writtenAs(page, node) }),
      expected: msg('one {sign} heading per page; the others have {others}', { sign: '#', others: ['##', '###'] }),
      ...written(node, atLevel('##', writtenAs(page, node))),
    }
  }
}

/** Of a page without a title, the heading that begins it, or the only one of its highest level. */
function likelyTitle(page: PageSource, all: readonly Heading[]): Heading | undefined {
  const [highest, next] = all.toSorted((a, b) => a.depth - b.depth)
  if (!highest || highest.depth !== next?.depth) return highest
  const top = page.tree.children.find(({ type }) => type !== 'yaml')
  return top && [...nodesOf(top)].includes(highest) ? highest : undefined
}

function* levels(page: PageSource, widgets: WidgetDescriptions): Iterable<Finding> {
  let last = 0
  for (const block of page.tree.children) {
    for (const node of nodesOf(block)) {
      const level = levelOf(node, widgets)
      if (level === undefined) continue
      if (node.type === 'heading' && textOf(node).trim() === '' && !node.children.some(isElement)) {
        const found = msg('a heading without text')
        yield { ...error, ...startOf(page, node), found, expected: msg('text after the signs {sign}', { sign: '#' }) }
      }
      if (node.type === 'heading' && node.depth === 2 && !writtenAs(page, node).startsWith('#')) {
        const signs = '##'
        yield {
          ...error,
          ...startOf(page, node),
          found: msg('a line of hyphens right under a text, which makes it a heading: {text}', { text: textOf(node) }),
          expected: msg('{signs} before a heading; an empty line between a text and a line', { signs }),
          fix: atLevel(signs, writtenAs(page, node)),
        }
      }
      // A missing # heading was reported already; the next heading skips nothing.
      if (last > 0 && level > last + 1) {
        const at = node.type === 'heading' ? node : block
        yield { ...error, ...startOf(page, at), ...skipped(page, node, at, last) }
      }
      // A second # heading was reported with ## as its correction.
      last = last > 0 ? Math.max(2, level) : level
    }
  }
}

const written = (node: Nodes, fix: string) => ({ fix, edit: inPlaceOf(node, fix) })

/** A heading with other signs, also one that is underlined. */
const atLevel = (signs: string, written: string): string =>
  /^#/.test(written) ? written.replace(/^#+/, signs) : `${signs} ${written.replace(/\n[=-]+\s*$/, '')}`

function skipped(
  page: PageSource,
  node: Nodes,
  at: Nodes,
  last: number,
): Pick<Finding, 'found' | 'expected' | 'fix' | 'edit'> {
  const wanted = '#'.repeat(last + 1)
  if (node.type === 'heading') {
    return {
      found: msg('{heading}, directly below a heading with {signs}', {
        heading: writtenAs(page, node),
        signs: '#'.repeat(last),
      }),
      expected: msg('no level skipped: {wanted} comes next', { wanted }),
      ...written(node, atLevel(wanted, writtenAs(page, node))),
    }
  }
  const name = isElement(node) ? node.name : ''
  return {
    found: msg('{widget}, whose heading is a {signs}, directly below the {sign} heading', {
      widget: `<${name}>`,
      signs: '###',
      sign: '#',
    }),
    expected: msg('a {signs} heading before it that introduces what follows', { signs: '##' }),
    fix: `## …\n\n${isElement(at) ? openingTag(page, at) : writtenAs(page, at)}`,
  }
}

/** The level of a heading of Markdown, or of the one that a widget shows. */
function levelOf(node: Nodes, widgets: WidgetDescriptions): Heading['depth'] | undefined {
  if (node.type === 'heading') return node.depth
  return isElement(node) ? describeWidget(widgets, node.name)?.heading : undefined
}
