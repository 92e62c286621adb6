/**
 * The `error` texts that the endpoints answer with, in English; `messages.ts` translates those that a visitor can meet.
 */
export const ANSWER = {
  /** 400: `details` names each fault. */
  invalid: 'Some fields need attention.',
  /** 422: the human check failed, expired or was not done (specification §8). */
  verificationFailed: 'Security verification failed. Please try again.',
  /** 422: reCAPTCHA's score is under the minimum; the forms look for 'score too low' (specification §8). */
  scoreTooLow: 'Security verification failed: score too low.',
  /** 409: the challenge or idempotency key was used for another message. */
  replayed: 'This form was already sent with different content. Please reload the page and try again.',
  /** 429, with Retry-After in seconds. */
  tooMany: 'Too many messages from this network. Please try again later.',
  /** 503, with Retry-After in seconds; also 500 (specification §8). */
  tryLater: 'Please try again later.',
  /** 403: sent from a page of another site. */
  foreignOrigin: 'This form can only be sent from its own site.',
  /** 413 */
  tooLarge: 'The message is too large.',
  /** 415 */
  wrongType: 'Expected application/json in UTF-8.',
  /** 400: the body is not JSON. */
  notJson: 'The request body is not valid JSON.',
  /** 404 */
  notFound: 'There is no such endpoint.',
  /** 405, with Allow. */
  wrongMethod: 'This endpoint does not answer that method.',
  /** 400: anything else that is wrong with the request. */
  badRequest: 'The request could not be understood.',
} as const
