import type { DataValue, ValueEdit } from '../../server/data/protocol.ts'

/** What was typed, as the file is to hold it; nothing at all where it may be left out. */
export function typedValue({ kind, required, isRange }: DataValue, written: string): ValueEdit['value'] {
  const text = written.replace(/\s*\n\s*/g, ' ').trim()
  const range = isRange ? rangeIn(text) : undefined
  if (range) return range
  if (text === '' && !required) return undefined
  // A box that is not ticked is the same as none.
  if (kind === 'boolean') return text === 'true' ? true : required ? false : undefined
  return kind === 'number' && text !== '' && Number.isFinite(Number(text)) ? Number(text) : text
}

/** Two numbers as they are shown, `24–48`, or as the file has them, `[24, 48]`. */
function rangeIn(text: string): [number, number] | undefined {
  const [, from, to] = /^\[?\s*(\d+(?:\.\d+)?)\s*[-–,]\s*(\d+(?:\.\d+)?)\s*\]?$/.exec(text) ?? []
  return from === undefined ? undefined : [Number(from), Number(to)]
}

/** As the field shows it once it is in the file. */
export function asWritten(node: DataValue, text: string): string {
  const value = typedValue(node, text) ?? ''
  return Array.isArray(value) ? value.join('–') : String(value)
}

/** Whether a text may stand in the file while it is still typed: without its value a key loses its place, and a number its kind. */
export const isWhole = (node: DataValue, text: string): boolean =>
  text.trim() !== '' && (node.kind !== 'number' || typeof typedValue(node, text) !== 'string')
