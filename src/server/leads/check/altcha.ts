import { randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { HumanCheck } from './humanCheck.ts'

/** Work that a challenge asks for: PBKDF2 iterations per attempt, and the largest number of attempts. About 0.2 s on a desktop. */
const COST = 1000
const MAX_COUNTER = 1000

/** How long a challenge is valid, ms. */
const CHALLENGE_LIFETIME = 10 * 60 * 1000

const ALGORITHM = 'PBKDF2/SHA-256'

const hex = z.string().regex(/^(?:[0-9a-f]{2}){1,64}$/)

/** Only challenges of the form that this server makes are accepted; their signature is verified afterwards. */
const payload = z.strictObject({
  challenge: z.strictObject({
    parameters: z.strictObject({
      algorithm: z.literal(ALGORITHM),
      nonce: hex,
      salt: hex,
      cost: z.literal(COST),
      keyLength: z.literal(32),
      keyPrefix: hex,
      keySignature: hex,
      expiresAt: z.int().positive(),
    }),
    signature: hex,
  }),
  solution: z.strictObject({
    counter: z.int().min(0).max(MAX_COUNTER),
    derivedKey: hex,
    time: z.number().optional(),
  }),
})

/**
 * Invisible proof of work by altcha-lib; nothing leaves the site. The token is the JSON of challenge and solution, in
 * base64 as altcha's own clients send it.
 */
export function altchaCheck(secret: string, now: () => number = Date.now): HumanCheck {
  const secrets = { hmacSignatureSecret: secret, hmacKeySignatureSecret: `${secret}.key` }
  return {
    challenge: () =>
      createChallenge({
        algorithm: ALGORITHM,
        cost: COST,
        counter: randomInt(1, MAX_COUNTER + 1),
        deriveKey,
        expiresAt: new Date(now() + CHALLENGE_LIFETIME),
        ...secrets,
      }),
    identity: token => decode(token)?.challenge.signature ?? null,
    async verify(token) {
      const decoded = decode(token)
      if (decoded === null) return 'failed'
      const { challenge, solution } = decoded
      const result = await verifySolution({
        challenge,
        solution: { counter: solution.counter, derivedKey: solution.derivedKey },
        deriveKey,
        ...secrets,
      })
      return result.verified ? 'passed' : 'failed'
    },
  }
}

function decode(token: string): z.output<typeof payload> | null {
  try {
    const parsed = payload.safeParse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
