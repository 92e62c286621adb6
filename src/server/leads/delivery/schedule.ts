const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Waits before each attempt, ms: at once, then ever longer; about 27.6 hours in all. */
export const ATTEMPT_DELAYS: readonly number[] = [
  0,
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  10 * HOUR,
]

/** Largest random addition to a wait, as a fraction of it, so that retries do not all come at once. */
const JITTER = 0.2

/** Longest wait that a receiver may ask for by Retry-After, ms. */
const MAX_RETRY_AFTER = HOUR

/** The longest time that can pass from one attempt to the next, ms. */
export const LONGEST_DELAY = Math.max(...ATTEMPT_DELAYS) * (1 + JITTER)

/**
 * Wait before the next attempt, ms; null when there is none, and the delivery is dead.
 * @param failed attempts made, all of them failures
 * @param asked what the receiver asked for (Retry-After), ms
 * @param random from 0 to 1
 */
export function nextDelay(failed: number, asked: number | null, random: number): number | null {
  const delay = ATTEMPT_DELAYS[failed]
  if (delay === undefined) return null
  return Math.max(delay * (1 + JITTER * random), Math.min(asked ?? 0, MAX_RETRY_AFTER))
}
