import { z } from 'zod/mini'

/** How a request to an endpoint ended, as the forms tell it. */
export type Outcome =
  | { kind: 'success' }
  /** The server said why; `details` names faults. */
  | { kind: 'refused'; error: string; details?: string[] }
  /** No answer, or one that is not the endpoint's. */
  | { kind: 'unreachable' }

const answer = z.object({
  success: z.boolean(),
  error: z.optional(z.string()),
  details: z.optional(z.array(z.string())),
})

/** Reads an endpoint's answer; anything else than its JSON counts as unreachable. */
export function readAnswer(body: unknown): Outcome {
  const result = answer.safeParse(body)
  if (!result.success) return { kind: 'unreachable' }
  const { success, error = '', details } = result.data
  if (success) return { kind: 'success' }
  return { kind: 'refused', error, ...(details ? { details } : {}) }
}
