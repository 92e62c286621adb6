import type { Turn } from './protocol.ts'

/**
 * Tells requests about a file apart that one from the same page has overtaken, which says what is newer.
 * @returns a function that notes a request and says whether it is such a one
 */
export function createTurns(): (file: string, turn: Turn) => boolean {
  const last = new Map<string, Turn>()
  return (file, turn) => {
    const known = last.get(file)
    if (known?.page === turn.page && known.number > turn.number) return true
    last.set(file, turn)
    return false
  }
}
