import type { Edit } from '../content/fault.ts'

/** The one edit that makes a text another. */
export function editBetween(before: string, after: string): Required<Edit> {
  let from = 0
  while (from < before.length && before[from] === after[from]) from++
  let same = 0
  const rest = Math.min(before.length, after.length) - from
  while (same < rest && before.at(-1 - same) === after.at(-1 - same)) same++
  return { from, to: before.length - same, insert: after.slice(from, after.length - same) }
}
