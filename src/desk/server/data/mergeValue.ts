import { mergeTexts } from '../merge.ts'
import type { ValueEdit } from './protocol.ts'

type Value = ValueEdit['value']

/** As fields show and compare values: in one line, and one that is left out as an empty one. */
const asShown = (value: unknown): string =>
  (Array.isArray(value) ? value.join('–') : String(value ?? '')).replace(/\s*\n\s*/g, ' ').trim()

/**
 * What a value becomes that was typed in place of one which may have changed since.
 * @param was the value that was typed over
 * @param now the value that the file has by now
 * @returns undefined where both changed the same words, or no words at all
 */
export function mergeValue(was: Value, typed: Value, now: unknown): { readonly value: Value } | undefined {
  const [base, mine, theirs] = [was, typed, now].map(asShown) as [string, string, string]
  if (theirs === base || theirs === mine) return { value: typed }
  if (typeof typed !== 'string' || typeof now !== 'string') return undefined
  const { text, clashes } = mergeTexts({ base, mine, theirs })
  return clashes.length > 0 ? undefined : { value: text }
}
