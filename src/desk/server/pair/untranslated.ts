import type { Nodes } from 'mdast'
import type { PageSource } from '../../../content/pageSource.ts'
import { proseIn } from '../../../content/prose.ts'
import { widgetDescriptions } from '../../../site/widgets/descriptions.ts'
import { endOf, startOf } from './replacementOf.ts'

/**
 * Part of a page as the other language takes it over: its words in double brackets, for their writer to translate.
 * @param isSame whether words are the same in both languages, as the name of a product is
 */
export function untranslated(node: Nodes, { source }: PageSource, isSame: (words: string) => boolean): string {
  const start = startOf(node)
  return proseIn(node, source, widgetDescriptions)
    .filter(({ text, offset }) => source.startsWith(text, offset))
    .toSorted((a, b) => b.offset - a.offset)
    .reduce(
      (written, { text, offset }) =>
        written.slice(0, offset - start) + inBrackets(text, isSame) + written.slice(offset - start + text.length),
      source.slice(start, endOf(node)),
    )
}

/** A placeholder is on one line, and has no brackets inside, nor a bar: with one, it would be a link of a wiki. */
const inBrackets = (text: string, isSame: (words: string) => boolean): string =>
  text
    .replace(/\s*\n[\s>]*/g, ' ')
    .replace(/(?:\\[^[\]|]|[^[\]\\|])+/g, run =>
      /\p{L}/u.test(run) && !isSame(run.trim()) ? run.replace(/\S(?:.*\S)?/, '[[$&]]') : run,
    )
