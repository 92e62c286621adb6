import type { ChallengeAnswer } from '../../../site/forms/challenge.ts'

/** What the check says of a token. `unverified`: nobody could be asked, so the lead is kept and marked. */
export type Verdict = 'passed' | 'unverified' | 'failed' | 'score too low'

/** A way of telling visitors from programs. */
export interface HumanCheck {
  /** What `GET /api/challenge` answers. */
  challenge(): Promise<ChallengeAnswer>
  /** What is unique in a token, to be used once only; null when it is no token at all. */
  identity(token: string): string | null
  verify(token: string): Promise<Verdict>
}
