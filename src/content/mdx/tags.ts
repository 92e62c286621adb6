/** A tag of a widget in a body; offsets from its start, the second exclusive. */
export interface Tag {
  readonly name: string
  readonly kind: 'opening' | 'closing' | 'empty'
  readonly from: number
  readonly to: number
}

/** What may hold tags that are none: code, comments, and signs that readers see. */
const literal = /^([ \t>]*)(`{3,}|~{3,})[\s\S]*?(?:^[ \t>]*\2|$(?![\s\S]))|(`+)[^`]+\3|\{\/\*[\s\S]*?\*\/\}|\\[<{`]/gm

/** The tags of a body in their order, whether or not they match. */
export function tagsIn(body: string): Tag[] {
  const text = body.replace(literal, written => written.replace(/[^\n]/g, ' '))
  return [...text.matchAll(/<(\/?)([A-Za-z][\w.]*)(?:"[^"]*"|\{[^{}]*\}|[^<>"{}])*?(\/?)>/g)].map(match => ({
    name: match[2] ?? '',
    kind: match[1] ? 'closing' : match[3] ? 'empty' : 'opening',
    from: match.index,
    to: match.index + match[0].length,
  }))
}

/** How many widgets of a name these tags leave open. */
export const openOf = (name: string, tags: readonly Tag[]): number =>
  tags.reduce((sum, tag) => (tag.name === name ? sum + { opening: 1, closing: -1, empty: 0 }[tag.kind] : sum), 0)
