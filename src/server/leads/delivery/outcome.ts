/** How an attempt ended. Faults are short and contain nothing that a person wrote: they are logged and listed. */
export type Outcome =
  | { kind: 'delivered' }
  | { kind: 'failed'; fault: string /** Wait the receiver asked for, ms. */; retryAfter: number | null }
  /** The server is stopping: the attempt does not count. */
  | { kind: 'interrupted' }

export const delivered: Outcome = { kind: 'delivered' }

export function failed(fault: string, retryAfter: number | null = null): Outcome {
  return { kind: 'failed', fault, retryAfter }
}
