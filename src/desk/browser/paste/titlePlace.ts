/** A range of a page's text that a paste replaces. */
interface Range {
  readonly from: number
  readonly to: number
}

/** The tags of the widget at the top of a page, as they are written in a replaced text. */
export interface HeroTags {
  readonly open: string
  readonly close: string
}

/**
 * What pasted paragraphs replace: never front matter, and where all words of a heading are selected, its signs along with
 * them.
 * @param isHeading whether what is pasted begins with a heading itself
 */
export function replacedBy(text: string, { from, to }: Range, isHeading: boolean): Range {
  const start = Math.max(from, Math.min(bodyStart(text), to))
  if (!isHeading) return { from: start, to }
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const after = text.indexOf('\n', to)
  const lineEnd = after < 0 ? text.length : after
  const isWhole = /^#{1,6} +$/.test(text.slice(lineStart, start)) && text.slice(to, lineEnd).trim() === ''
  return isWhole ? { from: lineStart, to: lineEnd } : { from: start, to }
}

/** Whether the page has no title besides what is replaced. */
export function lacksTitle(text: string, { from, to }: Range): boolean {
  const rest = `${text.slice(bodyStart(text), from)}\n${text.slice(to)}`
  return !/^# +\S/m.test(rest.replace(/^(```|~~~)[\s\S]*?^\1/gm, ''))
}

/** The tags around the title that a replaced text has, of those that a page must have; undefined where it ends none. */
export function heroTagsIn(replaced: string): HeroTags | undefined {
  const [, name] = /^<\/((?:Page|Policy)Hero)>/m.exec(replaced) ?? []
  if (name === undefined) return undefined
  const [open = ''] = new RegExp(`^<${name}\\b[^>]*>`, 'm').exec(replaced) ?? []
  return { open, close: `</${name}>` }
}

/** Where the text after the front matter begins. */
export const bodyStart = (text: string): number => /^---\n[\s\S]*?\n---(?:\n+|$)/.exec(text)?.[0].length ?? 0
