import { type LinePlace, lineDirection } from '../../browser/editor/lineDirection.ts'
import { h } from './element.ts'

interface Span {
  readonly from: number
  readonly to: number
}

/**
 * A line of a file's source in its own direction: Hebrew from the right, tags, keys and addresses in it as pieces from the left.
 * @param marked what is highlighted
 */
export function sourceLine(file: string, text: string, where: LinePlace, marked: Span | undefined): HTMLElement {
  const { dir, isolates } = lineDirection(text, /\.(?:he\.mdx|yaml)$/.test(file) ? 'rtl' : 'ltr', where)
  const within = ({ from, to }: Span): (Node | string)[] => {
    const inside = isolates.filter(one => one.from >= from && one.to <= to && !(one.from === from && one.to === to))
    const outer = inside.filter(
      one => !inside.some(other => other !== one && other.from <= one.from && other.to >= one.to),
    )
    const nodes: (Node | string)[] = []
    let at = from
    for (const isolate of outer) {
      nodes.push(...pieces(at, isolate.from), h('bdi', { dir: isolate.dir }, ...within(isolate)))
      at = isolate.to
    }
    return [...nodes, ...pieces(at, to)]
  }
  // The mark is put around the text itself, so that it is in the right place in right-to-left text too.
  const pieces = (from: number, to: number): (Node | string)[] => {
    const start = Math.min(Math.max(marked?.from ?? to, from), to)
    const end = Math.max(Math.min(marked?.to ?? to, to), start)
    const parts = [text.slice(from, start), start < end && h('mark', {}, text.slice(start, end)), text.slice(end, to)]
    return parts.flatMap(part => part || [])
  }
  return h('code', { dir }, ...within({ from: 0, to: text.length }), text ? '' : '\u200b')
}
