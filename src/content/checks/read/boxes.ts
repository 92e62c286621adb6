import type { Edit } from '../../fault.ts'
import type { Locale } from '../../locales/locales.ts'
import { boxTitle } from './foreignWidgets.ts'

/** An admonition of another system, between `:::note[Title]` and `:::`. */
export interface Box {
  /** Its opening line, or a closing line without one. */
  readonly mark: string
  readonly offset: number
  /** The `<Callout>` to write instead; undefined where opening or closing line is missing. */
  readonly ours?: Edit
}

interface Opening {
  readonly mark: string
  readonly offset: number
  readonly end: number
}

/** Boxes of a page in the order of their closing lines; those in code blocks are left out. */
export function boxesOf({ source, body, locale }: { source: string; body: string; locale: Locale }): Box[] {
  const boxes: Box[] = []
  const open: Opening[] = []
  let [offset, fence] = [source.length - body.length, '']
  for (const line of body.split('\n')) {
    const [, indent = '', sign = ''] = /^([ \t]*)(`{3,}|~{3,})/.exec(line) ?? []
    if (sign && (!fence || sign.startsWith(fence))) fence = fence ? '' : sign
    const [, before = '', mark = '', rest = ''] =
      /^([ \t]*)(:{3,})[ \t]*([^\n]*?)[ \t]*$/.exec(fence || indent ? '' : line) ?? []
    const at = offset + before.length
    if (mark && rest) open.push({ mark: line.trim(), offset: at, end: offset + line.length })
    else if (mark) {
      const opening = open.pop()
      boxes.push(opening ? boxBetween(source, locale, opening, offset, line.length) : { mark: line.trim(), offset: at })
    }
    offset += line.length + 1
  }
  return [...boxes, ...open.map(({ mark, offset }) => ({ mark, offset }))]
}

function boxBetween(source: string, locale: Locale, opening: Opening, closing: number, length: number): Box {
  const { mark, offset, end } = opening
  const inside = source.slice(end, closing).replace(/^\s*\n|\s+$/g, '')
  const [, kind = '', rest = ''] = /^:+\s*(\w*)\s*(.*)$/.exec(mark) ?? []
  const given =
    /^\[([^\]]*)\]/.exec(rest)?.[1] ?? /title="([^"]*)"/.exec(rest)?.[1] ?? rest.replace(/\{.*\}/, '').trim()
  const title = (given || boxTitle(kind, locale)).replaceAll('"', '&quot;')
  const indent = source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset)
  const insert = `<Callout title="${title}">\n\n${inside}\n\n${indent}</Callout>`
  return { mark, offset, ours: { from: offset, to: closing + length, insert } }
}
