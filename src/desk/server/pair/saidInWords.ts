import type { Nodes } from 'mdast'
import { type Literal, literalsIn } from '../../../content/checks/read/literals.ts'
import { isElement, nodesOf } from '../../../content/checks/read/nodes.ts'
import { saysFact } from '../../../content/checks/read/saysFact.ts'
import { factInstead } from '../../../content/factInstead.ts'
import type { Facts } from '../../../content/facts.ts'
import type { PageSource } from '../../../content/pageSource.ts'
import { proseIn } from '../../../content/prose.ts'
import { widgetDescriptions } from '../../../site/widgets/descriptions.ts'
import { endOf, type Splice, startOf } from './replacementOf.ts'

/**
 * The words of a block that a link or fact of the other language stands for, replaced by it: added beside them it would say
 * the same twice.
 * @param wanted the link or fact, as `wantedSource` has it
 */
export function saidInWords(
  block: Nodes,
  { source }: PageSource,
  wanted: Nodes,
  wantedSource: string,
  facts: Facts,
): Splice | undefined {
  const runs = proseIn(block, source, widgetDescriptions).filter(({ kind }) => kind === 'text')
  if (wanted.type === 'link') {
    const words = wordsOf(wanted, wantedSource)
    const links = [...nodesOf(block)].filter(({ type }) => type === 'link')
    for (const { text, offset } of words ? runs : []) {
      if (links.some(link => startOf(link) <= offset && offset < endOf(link))) continue
      const at = wholeWordsIn(text, words)
      if (at < 0) continue
      const from = offset + at
      const address = wantedSource.slice(startOf(wanted), endOf(wanted)).slice(words.length + 1)
      return { from, to: from + words.length, insert: `[${words}${address}` }
    }
    return undefined
  }
  const id = factOf(wanted)
  const fact = id !== undefined && Object.hasOwn(facts, id) ? facts[id] : undefined
  if (id === undefined || !fact) return undefined
  for (const { text, offset } of runs) {
    const literal = literalsIn(text).find((one: Literal) => saysFact(one, fact))
    if (!literal) continue
    const from = offset + literal.index
    return { from, to: from + literal.text.length, insert: factInstead(id, literal) }
  }
  return undefined
}

/** What a link without other signs inside says. */
function wordsOf(link: Nodes, source: string): string {
  const [only, ...others] = 'children' in link ? link.children : []
  return only?.type === 'text' && others.length === 0 ? source.slice(startOf(only), endOf(only)) : ''
}

/** Where words stand in a text and are no part of longer ones, or -1; a Hebrew prefix may touch a Latin name. */
function wholeWordsIn(text: string, words: string): number {
  const letter = /^[א-ת]/.test(words) ? /[א-ת]/ : /[\p{Script=Latin}\p{N}]/u
  const isLetter = (index: number) => letter.test(text[index] ?? '')
  let at = text.indexOf(words)
  while (at >= 0 && (isLetter(at - 1) || isLetter(at + words.length))) at = text.indexOf(words, at + 1)
  return at
}

function factOf(node: Nodes): string | undefined {
  if (!isElement(node) || node.name !== 'Fact') return undefined
  const id = node.attributes.find(attribute => attribute.type === 'mdxJsxAttribute' && attribute.name === 'id')?.value
  return typeof id === 'string' ? id : undefined
}
