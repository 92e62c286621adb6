import { type Outcome, readAnswer } from './clientAnswer.ts'
import { IDEMPOTENCY_HEADER, NOTICE_LANGUAGE_HEADER } from './fields.ts'

/** How long a request may take before the visitor is told that it failed, ms. */
const patience = 20_000

/** Posts to an endpoint. Never throws: a dead network is an outcome like another. */
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
      signal: AbortSignal.timeout(patience),
    })
    return readAnswer(await response.json())
  } catch {
    return { kind: 'unreachable' }
  }
}
