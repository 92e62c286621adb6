import type { Edit } from '../../fault.ts'
import type { Locale } from '../../locales/locales.ts'
import { boxTitle } from './foreignWidgets.ts'

/** A box of another system, between `:::note[Title]` and `:::`. */
export interface Box {
  /** The line that begins it, or the one that ends none. */
  readonly mark: string
  readonly offset: number
  /** Undefined where its other mark is missing. */
  readonly ours?: Edit
}

interface Opening {
  readonly mark: string
  readonly offset: number
  readonly end: number
}

/** Boxes of a page in the order of their ends; marks in code are none. */
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
