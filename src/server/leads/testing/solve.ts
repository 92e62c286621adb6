import { createChallenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { altchaToken } from '../../../site/forms/challenge.ts'

const challengeAnswer = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    expiresAt: z.number(),
  }),
  signature: z.string(),
})

/** Does a visitor's work: the token for an answer of `GET /api/challenge`. */
export async function solve(answer: unknown): Promise<string> {
  const challenge = challengeAnswer.parse(answer)
  const solution = await solveChallenge({ challenge, deriveKey })
  if (solution === null) throw new Error('The challenge was not solved in time.')
  return altchaToken({ challenge, solution })
}

/**
 * A solved challenge without the work, for load: whoever knows the server's key knows the counter too.
 * @param secret challenge secret of the server
 */
export async function solvedToken(secret: string, expiresAt = new Date(Date.now() + 600_000)): Promise<string> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1000,
    counter: 1,
    deriveKey,
    expiresAt,
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: `${secret}.key`,
  })
  const solution = await solveChallenge({ challenge, deriveKey })
  if (solution === null) throw new Error('The challenge was not solved in time.')
  return altchaToken({ challenge, solution })
}
