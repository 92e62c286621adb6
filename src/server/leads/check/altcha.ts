import { createHmac, randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { Keys } from '../secrets.ts'
import { type HumanCheck, MAX_ATTEMPTS } from './humanCheck.ts'

/** PBKDF2 iterations of an attempt. */
const COST = 1000

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
    // One by each key of the server that made it.
    signature: z.string().regex(/^(?:[0-9a-f]{64}){1,3}$/),
  }),
  solution: z.strictObject({
    counter: z.int().min(0).max(MAX_ATTEMPTS),
    derivedKey: hex,
    time: z.number().optional(),
  }),
})

/**
 * Invisible proof of work by altcha-lib; nothing leaves the site. The token is the JSON of challenge and solution, in
 * base64 as altcha's own clients send it.
 * @param attempts that a challenge takes at most; half as many on average
 */
export function altchaCheck(keys: Keys, attempts: number, now: () => number = Date.now): HumanCheck {
  const [newest, ...earlier] = keys
  return {
    async challenge() {
      const challenge = await createChallenge({
        algorithm: ALGORITHM,
        cost: COST,
        counter: randomInt(1, attempts + 1),
        deriveKey,
        expiresAt: new Date(now() + CHALLENGE_LIFETIME),
        hmacSignatureSecret: newest,
        hmacKeySignatureSecret: `${newest}.key`,
      })
      const others = earlier.map(key => signatureBy(key, challenge.parameters))
      return { ...challenge, signature: [challenge.signature, ...others].join('') }
    },
    // Not the signature: one challenge may carry several, of which a client could leave some out.
    identity(token) {
      const parameters = decode(token)?.challenge.parameters
      return parameters ? `${parameters.nonce}.${parameters.salt}` : null
    },
    async verify(token) {
      const decoded = decode(token)
      if (decoded === null) return 'failed'
      const { challenge, solution } = decoded
      for (const key of keys) {
        for (const signature of challenge.signature.match(ONE_SIGNATURE) ?? []) {
          const given = {
            challenge: { ...challenge, signature },
            solution: { counter: solution.counter, derivedKey: solution.derivedKey },
            deriveKey,
            hmacSignatureSecret: key,
          }
          const quick = await verifySolution({ ...given, hmacKeySignatureSecret: `${key}.key` })
          if (quick.invalidSignature) continue
          // The derived key is signed with the newest key of the server that made the challenge; if this server does not
          // have that one yet, the solution is computed again.
          const { verified } = quick.invalidSolution ? await verifySolution(given) : quick
          return verified ? 'passed' : 'failed'
        }
      }
      return 'failed'
    },
  }
}

const ONE_SIGNATURE = /.{64}/g

/** The signature that altcha-lib makes: over the parameters as JSON in the order of their names. */
function signatureBy(key: string, parameters: object): string {
  return createHmac('sha256', key)
    .update(JSON.stringify(parameters, Object.keys(parameters).sort()))
    .digest('hex')
}

function decode(token: string): z.output<typeof payload> | null {
  try {
    const parsed = payload.safeParse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
