import type { Finding } from '../../content/fault.ts'
import type { Snapshot } from '../../content/snapshot.ts'
import { editFor } from './editFor.ts'

/**
 * Faults of a text that cannot be read, as the desk offers to correct them. Where a widget that is open was meant to end, is found by
 * trying: if no place does, what is to be written is only an example.
 */
export const withoutVainFixes = (
  snapshot: Snapshot,
  file: string,
  text: string,
  unread: readonly Finding[],
): Finding[] =>
  unread.map(fault =>
    fault.unclosed && !editFor(snapshot, file, text, fault) ? { ...fault, isExample: true as const } : fault,
  )
