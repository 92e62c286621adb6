import { decimalIn } from '../../../content/decimal.ts'
import type { DataValue, FieldValue } from '../../server/data/protocol.ts'

/** What was typed, as the file is to hold it; nothing at all where it may be left out. */
export function typedValue({ kind, required, isRange }: DataValue, written: string): FieldValue | undefined {
  const text = written.replace(/\s*\n\s*/g, ' ').trim()
  const range = isRange ? rangeIn(text) : undefined
  if (range) return range
  if (text === '' && !required) return undefined
  // A box that is not ticked is the same as none.
  if (kind === 'boolean') return text === 'true' ? true : required ? false : undefined
  return (kind === 'number' ? numberIn(text) : undefined) ?? text
}

/** Groups of three digits, `1,200.50`; other commas do not say whether they part two numbers or the places of one. */
const grouped = /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/

const numberIn = (text: string): number | undefined => decimalIn(grouped.test(text) ? text.replaceAll(',', '') : text)

/** Two numbers as they are shown, `24–48`, as the file has them, `[24, 48]`, or with a comma and a space alone. */
function rangeIn(text: string): [number, number] | undefined {
  const [, listed] = /^\[(.*)\]$/.exec(text) ?? []
  const [first = '', second, ...more] =
    listed === undefined ? text.split(/\s*[-–]\s*|,\s+/) : listed.split(/,\s*|\s*[-–]\s*/)
  if (second === undefined || more.length > 0) return undefined
  const [from, to] = [first, second].map(part => (/^\d/.test(part.trim()) ? numberIn(part.trim()) : undefined))
  return from === undefined || to === undefined ? undefined : [from, to]
}

/** As the field shows it once it is in the file. */
export function asWritten(node: DataValue, text: string): string {
  const value = typedValue(node, text) ?? ''
  return Array.isArray(value) ? value.join('–') : String(value)
}

/** Whether a text may stand in the file while it is still typed: without its value a key loses its place, and a number its kind. */
export const isWhole = (node: DataValue, text: string): boolean =>
  text.trim() !== '' && (node.kind !== 'number' || typeof typedValue(node, text) !== 'string')
