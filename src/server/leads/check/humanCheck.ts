import type { ChallengeAnswer } from '../../../site/forms/challenge.ts'

/** The largest number of attempts that a server may ask of a browser. */
export const MAX_ATTEMPTS = 10_000

/** Verdict on a token. `unverified`: the service could not be reached, so the lead is kept and marked. */
export type Verdict = 'passed' | 'unverified' | 'failed' | 'score too low'

/** A way of distinguishing visitors from programs. */
export interface HumanCheck {
  /** What `GET /api/challenge` answers. */
  challenge(): Promise<ChallengeAnswer>
  /** The part of a token that identifies it, for single use; null when it is malformed. */
  identity(token: string): string | null
  verify(token: string): Promise<Verdict>
}
