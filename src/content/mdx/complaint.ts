import type { Finding } from '../fault.ts'

/** What a parser says of MDX, and where it noticed. */
export interface Complaint {
  readonly reason: string
  readonly body: string
  /** Line of the body, from 1. */
  readonly line: number
  readonly column: number
}

/** Words for writers; `line` and `column` if the fault is not where the parser noticed it. */
export type Explained = Pick<Finding, 'found' | 'expected' | 'fix' | 'edit' | 'unclosed'> & {
  line?: number
  column?: number
}

/** Offset in the body of a column (from 0) of the faulty line. */
export const offsetOf = ({ body, line }: Pick<Complaint, 'body' | 'line'>, column: number): number =>
  body
    .split('\n')
    .slice(0, line - 1)
    .join('\n').length +
  (line > 1 ? 1 : 0) +
  column

export const lineOf = ({ body }: Pick<Complaint, 'body'>, line: number): string => body.split('\n')[line - 1] ?? ''
