import type { Text } from '@codemirror/state'

/** `12:5`: line and column of an offset, from 1. */
export function placeOf(doc: Text, offset: number): string {
  const line = doc.lineAt(offset)
  return `${line.number}:${offset - line.from + 1}`
}

/** The offset of a place such as `12:5`, or `12`; the nearest one that the text has. */
export function offsetOf(doc: Text, place: string): number {
  const [, line = '1', column = '1'] = /^(\d{1,7})(?::(\d{1,7}))?$/.exec(place) ?? []
  const at = doc.line(Math.min(Math.max(Number(line), 1), doc.lines))
  return Math.min(at.from + Math.max(Number(column), 1) - 1, at.to)
}
