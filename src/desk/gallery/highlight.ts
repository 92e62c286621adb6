type TokenKind = 'widget' | 'property' | 'text' | 'heading'

export interface Token {
  /** Where it starts. */
  at: number
  text: string
  kind?: TokenKind
}

/** A run of MDX; a tag is one run, which reads left to right also inside Hebrew. */
export interface CodeRun {
  at: number
  tag: boolean
  tokens: Token[]
}

const tags = /<\/?[A-Z]\w*(?:\s+\w+(?:=(?:"[^"]*"|\{[^}]*\}))?)*\s*\/?>/g
const insideTag = /(?<widget><\/?[A-Z]\w*|\/?>)|(?<text>"[^"]*")|(?<property>\b[a-zA-Z]\w*(?==))/g
const outsideTag = /(?<heading>^#{1,6} .*$)/gm

/** MDX split into the parts that are coloured: widgets, their properties and values, headings, and the rest. */
export function highlight(mdx: string): CodeRun[] {
  const runs: CodeRun[] = []
  let last = 0
  const add = (end: number, tag: boolean) => {
    if (end > last)
      runs.push({ at: last, tag, tokens: tokensOf(mdx.slice(last, end), last, tag ? insideTag : outsideTag) })
    last = end
  }
  for (const { 0: text, index } of mdx.matchAll(tags)) {
    add(index, false)
    add(index + text.length, true)
  }
  add(mdx.length, false)
  return runs
}

function tokensOf(text: string, offset: number, kinds: RegExp): Token[] {
  const found: Token[] = []
  let last = 0
  for (const { 0: match, index, groups = {} } of text.matchAll(kinds)) {
    const [kind] = Object.entries(groups).find(([, value]) => value !== undefined) ?? []
    if (index > last) found.push({ at: offset + last, text: text.slice(last, index) })
    found.push({ at: offset + index, text: match, kind: kind as TokenKind })
    last = index + match.length
  }
  if (last < text.length) found.push({ at: offset + last, text: text.slice(last) })
  return found
}
