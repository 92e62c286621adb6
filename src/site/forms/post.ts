import { z } from 'zod/mini'
import { IDEMPOTENCY_HEADER, NOTICE_LANGUAGE_HEADER } from './fields.ts'

/** How a request to an endpoint failed. */
export type Refusal =
  /** The server said why; `details` names faults. */
  | { kind: 'refused'; error: string; details: string[] }
  /** No answer, or one that is not the endpoint's. */
  | { kind: 'unreachable' }

/** How a request to an endpoint ended. */
export type Outcome = { kind: 'success' } | Refusal

/** Answer of both endpoints (specification §3). */
const answer = z.object({
  success: z.boolean(),
  error: z.optional(z.string()),
  details: z.optional(z.array(z.string())),
})

/**
 * Reads an endpoint's answer.
 * @throws when it is not one
 */
export function parseAnswer(json: unknown): { success: boolean; error: string; details: string[] } {
  const { success, error = '', details = [] } = answer.parse(json)
  return { success, error, details }
}

/** How long a request may take before it counts as failed, ms. */
const TIMEOUT = 20_000

/** Posts to an endpoint. Never throws: a dead network is an ordinary outcome. */
export async function post(url: string, payload: unknown, idempotencyKey: string): Promise<Outcome> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [IDEMPOTENCY_HEADER]: idempotencyKey,
        [NOTICE_LANGUAGE_HEADER]: document.documentElement.lang,
      },
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(TIMEOUT),
    })
    const { success, error, details } = parseAnswer(await response.json())
    return success ? { kind: 'success' } : { kind: 'refused', error, details }
  } catch {
    return { kind: 'unreachable' }
  }
}
