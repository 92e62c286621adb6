import type { Text } from '@codemirror/state'
import type { Session } from '../session.ts'

/** Where a value is. */
export interface Texts {
  readonly session: Session
  /** The other language of the page, where that has the same value. */
  readonly other?: Session | undefined
  /** The text of the session in which paths were read. */
  readonly read?: Text | undefined
}
