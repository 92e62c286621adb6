import { ANSWER } from '../answers.ts'
import { endpoint } from '../formsServer.ts'
import { parseAnswer, type Refusal } from '../post.ts'

/** Asks the server for a challenge. Never throws. */
export async function askForChallenge(): Promise<{ kind: 'given'; challenge: unknown } | Refusal> {
  try {
    const response = await fetch(endpoint('/api/challenge'), { signal: AbortSignal.timeout(10_000) })
    const challenge: unknown = await response.json()
    return response.ok ? { kind: 'given', challenge } : { kind: 'refused', ...parseAnswer(challenge) }
  } catch {
    return { kind: 'unreachable' }
  }
}

/** Whether nothing can be sent now: there is no server, or it cannot store anything. */
export const isDown = (outcome: { kind: string; error?: string }): boolean =>
  outcome.kind === 'unreachable' || outcome.error === ANSWER.tryLater
