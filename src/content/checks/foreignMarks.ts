import type { FootnoteDefinition, FootnoteReference, ListItem } from 'mdast'
import type { Edit } from '../fault.ts'
import { msg } from '../messages/msg.ts'
import { boxesOf } from './read/boxes.ts'
import { boxTitle } from './read/foreignWidgets.ts'
import { inPlaceOf, nodesOf, startOf, writtenAs } from './read/nodes.ts'
import { placeAt } from './read/place.ts'
import { wikiMarksIn } from './read/wikiMarks.ts'
import type { Finding, PageSource } from './types.ts'

const error = { check: 'leftoverMarks', severity: 'error' } as const

/** Marks of other systems that pages here do not have: admonitions, task lists, footnotes, wiki links. */
export function* foreignMarks(page: PageSource, pages: readonly PageSource[]): Iterable<Finding> {
  yield* boxes(page)
  yield* footnotes(page)
  for (const node of nodesOf(page.tree)) {
    if (node.type === 'listItem' && typeof node.checked === 'boolean') yield taskItem(page, node)
    if (node.type !== 'text') continue
    for (const { index, mark, write, sure } of wikiMarksIn(writtenAs(page, node), page.locale, pages)) {
      const from = (node.position?.start.offset ?? 0) + index
      yield {
        ...placeAt(page.file, page.source, from),
        ...error,
        found: msg('a link or picture in the double brackets of a wiki: {mark}', { mark }),
        expected: msg('a link as {link}, or a picture as {picture}', {
          link: '[words](/address)',
          picture: '![words](../images/name.jpg)',
        }),
        fix: write,
        ...(sure ? { edit: { from, to: from + mark.length, insert: write } } : {}),
      }
    }
  }
}

/** `:::note` … `:::`, and GitHub's `> [!NOTE]`. */
function* boxes(page: PageSource): Iterable<Finding> {
  const box = (mark: string, offset: number, ours: Edit | undefined): Finding => ({
    ...placeAt(page.file, page.source, offset),
    ...error,
    found: msg('{slip}: {word}', { slip: msg('a box in the syntax of another system'), word: mark }),
    expected: msg('the widget {widget} around the text, on lines of its own', { widget: '<Callout title="…">' }),
    ...(ours ? { fix: ours.insert, edit: ours } : {}),
  })
  for (const { mark, offset, ours } of boxesOf(page)) yield box(mark, offset, ours)
  for (const node of nodesOf(page.tree)) {
    if (node.type !== 'blockquote') continue
    const [whole = '', mark = '', kind = '', inside = ''] =
      /^>\s*(\[!(\w+)\])[ \t]*\n([\s\S]+)$/.exec(writtenAs(page, node)) ?? []
    if (!whole) continue
    const text = inside.replace(/^\s*> ?/gm, '').trim()
    const ours = inPlaceOf(node, `<Callout title="${boxTitle(kind, page.locale)}">\n\n${text}\n\n</Callout>`)
    yield box(mark, node.position?.start.offset ?? 0, ours)
  }
}

function taskItem(page: PageSource, item: ListItem): Finding {
  const [line = ''] = writtenAs(page, item).split('\n')
  const [before = '', mark = '', box = ''] = /^(\S+[ \t]+)(\[[ xX]\])[ \t]*/.exec(line) ?? []
  const from = (item.position?.start.offset ?? 0) + mark.length
  return {
    ...startOf(page, item),
    ...error,
    found: msg('a list item with a box that readers cannot tick: {box}', { box }),
    expected: msg('a list without boxes'),
    fix: `${mark}${line.slice(before.length)}`,
    // A ticked box may mean something.
    ...(item.checked ? {} : { edit: { from, to: from + before.length - mark.length, insert: '' } }),
  }
}

function* footnotes(page: PageSource): Iterable<Finding> {
  const nodes = [...nodesOf(page.tree)]
  const references = nodes.filter(node => node.type === 'footnoteReference')
  const definitions = nodes.filter(node => node.type === 'footnoteDefinition')
  const expected = msg('its text in the sentence, in round brackets, or a link to where it is written')
  for (const reference of references) {
    const definition = definitions.find(({ identifier }) => identifier === reference.identifier)
    const isOnly = references.filter(({ identifier }) => identifier === reference.identifier).length === 1
    yield {
      ...startOf(page, reference),
      ...error,
      found: msg('a footnote, which pages here do not have: {mark}', { mark: writtenAs(page, reference) }),
      expected,
      ...(definition && isOnly ? inSentence(page, reference, definition) : {}),
    }
  }
  for (const definition of definitions) {
    if (references.some(({ identifier }) => identifier === definition.identifier)) continue
    const mark = `[^${definition.label ?? definition.identifier}]`
    yield {
      ...startOf(page, definition),
      ...error,
      found: msg('a footnote to which nothing refers, so that no reader sees it: {mark}', { mark }),
      expected,
    }
  }
}

/** The footnote's words in place of its mark, and nothing in theirs. */
function inSentence(
  page: PageSource,
  reference: FootnoteReference,
  definition: FootnoteDefinition,
): Pick<Finding, 'fix' | 'edit'> {
  const [text, ...more] = definition.children
  if (text?.type !== 'paragraph' || more.length > 0) return {}
  const fix = `(${writtenAs(page, text)
    .replaceAll(/\s*\n\s*/g, ' ')
    .replace(/\.$/, '')})`
  const [start, { from, to }] = [inPlaceOf(reference, ''), inPlaceOf(definition, '')]
  const between = page.source.slice(start.to, from).trimEnd()
  const space = /\s/.test(page.source.charAt(start.from - 1)) ? '' : ' '
  return { fix, ...(start.to < to ? { edit: { from: start.from, to, insert: `${space}${fix}${between}` } } : {}) }
}
