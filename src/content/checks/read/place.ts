import type { Place } from '../types.ts'

/** The place of a character of a file, counted from its start; lines and columns start at 1. */
export function placeAt(file: string, source: string, offset: number): Place {
  const before = source.slice(0, offset)
  const lineStart = before.lastIndexOf('\n') + 1
  return { file, line: before.split('\n').length, column: offset - lineStart + 1 }
}
