import type { Edit } from '../../fault.ts'
import { escapeAt } from '../../yamlEscapes.ts'
import type { Place } from '../types.ts'

/** The place of a character of a file, counted from its start; lines and columns start at 1. */
export function placeAt(file: string, source: string, offset: number): Place {
  const before = source.slice(0, offset)
  const lineStart = before.lastIndexOf('\n') + 1
  return { file, line: before.split('\n').length, column: offset - lineStart + 1 }
}

/** A run of a file's text; YAML values may be written differently in the file, with escapes. */
interface Run {
  readonly source: string
  readonly text: string
  readonly offset: number
}

/** Offset in the file of a character of a run. */
export function offsetIn({ source, text, offset }: Run, index: number): number {
  const written = escapeAt(source, text, offset)
  return offset + (written ? written(text.slice(0, index)).length : index)
}

/** The edit that writes something else in place of a match in a run; nothing where the file has the run in another form. */
export function editIn(
  run: Run,
  match: { readonly index: number; readonly 0: string },
  insert: string,
): { edit?: Edit } {
  const written = escapeAt(run.source, run.text, run.offset)
  if (!written) return {}
  const from = run.offset + written(run.text.slice(0, match.index)).length
  return { edit: { from, to: from + written(match[0]).length, insert: written(insert) } }
}
