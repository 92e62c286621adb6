import { Unwritten } from '../writing/allOrNothing.ts'
import type { Refused } from './protocol.ts'
import { problemOf, SourceProblem } from './sourceFiles.ts'

/** What the desk is answered where files could not be read or written; undefined for any other error. */
export function refusedBy(error: unknown): Refused | undefined {
  if (error instanceof Unwritten)
    return {
      problem: problemOf(error.cause, 'not-written').problem,
      unwritten: error.file,
      ...(error.changed.length > 0 ? { changed: error.changed } : {}),
    }
  if (!(error instanceof SourceProblem)) return undefined
  const { problem, moved, leadsTo, waitsIn } = error
  return {
    problem,
    ...(moved ? { moved } : {}),
    ...(leadsTo ? { leadsTo } : {}),
    ...(waitsIn ? { waitsIn } : {}),
  }
}
