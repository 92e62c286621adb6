import type { Challenge, Payload } from 'altcha-lib/types'

/**
 * What `GET /api/challenge` answers: work to do with altcha-lib (algorithm PBKDF2/SHA-256), or, where the server uses
 * reCAPTCHA, the key and action to ask Google for a token with.
 */
export type ChallengeAnswer = Challenge | { recaptcha: { siteKey: string; action: 'submit' } }

/** The `captchaToken` for a solved challenge: its JSON in base64, as altcha's own clients send it. */
export function altchaToken(solved: Payload): string {
  return btoa(JSON.stringify(solved))
}
