import type { Nodes } from 'mdast'
import { nodesOf } from '../../../content/checks/read/nodes.ts'
import type { PageSource } from '../../../content/pageSource.ts'
import { proseIn } from '../../../content/prose.ts'
import { widgetDescriptions } from '../../../site/widgets/descriptions.ts'
import { endOf, type Splice, startOf } from './replacementOf.ts'

/**
 * Part of a page as the other language takes it over: its words in double brackets, for their writer to translate.
 * @param isSame whether words are the same in both languages, as the name of a product is
 * @param wordsOf what the picture at an address shows, in the other language; undefined where nobody said it
 */
export function untranslated(
  node: Nodes,
  { source }: PageSource,
  isSame: (words: string) => boolean,
  wordsOf: (url: string) => string | undefined,
): string {
  const start = startOf(node)
  const given = [...nodesOf(node)].flatMap(picture => givenWordsIn(picture, source, wordsOf))
  const translatable = proseIn(node, source, widgetDescriptions)
    .filter(({ text, offset }) => source.startsWith(text, offset))
    .map(({ text, offset }): Splice => ({ from: offset, to: offset + text.length, insert: inBrackets(text, isSame) }))
    .filter(({ from, to }) => !given.some(words => words.from <= from && words.to >= to))
  return [...given, ...translatable]
    .toSorted((a, b) => b.from - a.from)
    .reduce(
      (written, { from, to, insert }) => written.slice(0, from - start) + insert + written.slice(to - start),
      source.slice(start, endOf(node)),
    )
}

/** What a picture was said to show, in place of its words. */
function givenWordsIn(node: Nodes, source: string, wordsOf: (url: string) => string | undefined): Splice[] {
  const insert = node.type === 'image' ? wordsOf(node.url) : undefined
  if (node.type !== 'image' || !insert) return []
  const from = startOf(node) + '!['.length
  const to = source.lastIndexOf(`](${node.url}`, endOf(node))
  return to < from ? [] : [{ from, to, insert }]
}

/** A placeholder is on one line, and has no brackets inside, nor a bar: with one, it would be a link of a wiki. */
const inBrackets = (text: string, isSame: (words: string) => boolean): string =>
  text
    .replace(/\s*\n[\s>]*/g, ' ')
    .replace(/(?:\\[^[\]|]|[^[\]\\|])+/g, run =>
      /\p{L}/u.test(run) && !isSame(run.trim()) ? run.replace(/\S(?:.*\S)?/, '[[$&]]') : run,
    )
