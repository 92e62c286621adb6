import type { Nodes } from 'mdast'
import { type Element, isElement, openingTag } from '../../../content/checks/read/nodes.ts'
import { wordPropertiesOf } from '../../../content/widgets.ts'
import { widgetDescriptions } from '../../../site/widgets/descriptions.ts'

/** Text that replaces everything between two offsets. */
export interface Splice {
  readonly from: number
  readonly to: number
  readonly insert: string
}

export const startOf = (node: Nodes): number => node.position?.start.offset ?? 0
export const endOf = (node: Nodes): number => node.position?.end.offset ?? 0

/** The edit that makes a picture, link or widget match its counterpart, leaving its words. */
export function replacementOf(node: Nodes, source: string, wanted: Nodes, wantedSource: string): Splice | undefined {
  if (isElement(node) && isElement(wanted)) return tagReplacement(node, source, wanted, wantedSource)
  const [own, other] = [addressIn(node, source), addressIn(wanted, wantedSource)]
  return own && other && { ...own, insert: wantedSource.slice(other.from, other.to) }
}

/** Where the address of a link or picture is; `<https://…>` has no words to keep. */
function addressIn(node: Nodes, source: string): Omit<Splice, 'insert'> | undefined {
  if (node.type !== 'link' && node.type !== 'image') return undefined
  const written = source.slice(startOf(node), endOf(node))
  const found = /(\]\(\s*)([^)\s]+)[^)]*\)$/.exec(written)
  if (!found) return undefined
  const [, opening = '', address = ''] = found
  const from = startOf(node) + found.index + opening.length
  return { from, to: from + address.length }
}

/** Only attributes that differ change, each in its place; those with words are the language's own. */
function tagReplacement(node: Element, source: string, wanted: Element, wantedSource: string): Splice | undefined {
  if (node.name !== wanted.name) return undefined
  const words = wordPropertiesOf(widgetDescriptions)
  const named = (element: Element) =>
    new Map(
      element.attributes.flatMap(attribute =>
        attribute.type === 'mdxJsxAttribute' && !words.has(attribute.name)
          ? [[attribute.name, attribute] as const]
          : [],
      ),
    )
  const [own, other] = [named(node), named(wanted)]
  const splices: Splice[] = []
  for (const [name, { position }] of own) {
    const [from, to] = [position?.start.offset ?? 0, position?.end.offset ?? 0]
    const replacement = other.get(name)?.position
    const insert = replacement && wantedSource.slice(replacement.start.offset, replacement.end.offset)
    if (insert === undefined)
      splices.push({ from: from - (/\s*$/.exec(source.slice(0, from))?.[0].length ?? 0), to, insert: '' })
    else if (insert !== source.slice(from, to)) splices.push({ from, to, insert })
  }
  const last = node.attributes.at(-1)?.position?.end.offset ?? startOf(node) + 1 + (node.name?.length ?? 0)
  for (const [name, { position }] of other) {
    if (own.has(name)) continue
    const written = wantedSource.slice(position?.start.offset, position?.end.offset)
    splices.push({ from: last, to: last, insert: ` ${written}` })
  }
  const [from, to] = [startOf(node), startOf(node) + openingTag({ source }, node).length]
  let insert = source.slice(from, to)
  for (const splice of splices.sort((a, b) => b.from - a.from || b.to - a.to)) {
    insert = insert.slice(0, splice.from - from) + splice.insert + insert.slice(splice.to - from)
  }
  return { from, to, insert }
}

/** What takes a picture, link or widget out: a link leaves its words, a block takes its blank lines along. */
export function removalOf(node: Nodes, source: string): Splice {
  const [from, to] = [startOf(node), endOf(node)]
  if (node.type === 'link') {
    const [first, last] = [node.children[0], node.children.at(-1)]
    return { from, to, insert: first && last ? source.slice(startOf(first), endOf(last)) : '' }
  }
  const alone = /(?:^|\n)[ \t]*$/.test(source.slice(0, from)) && /^[ \t]*(?:\n|$)/.test(source.slice(to))
  if (alone) return { from, to: to + (/^[ \t]*\n*/.exec(source.slice(to))?.[0].length ?? 0), insert: '' }
  // One of the spaces on both sides stays.
  return { from: source[from - 1] === ' ' && /[\s.,;:!?]/.test(source[to] ?? '') ? from - 1 : from, to, insert: '' }
}
