import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { altchaToken } from '../challenge.ts'

/** What `solveChallenge` takes; the server checks every part of it by its signature. */
type Challenge = Parameters<typeof solveChallenge>[0]['challenge']

self.onmessage = async ({ data: challenge }: MessageEvent<Challenge>) => {
  const solution = await solveChallenge({ challenge, deriveKey }).catch(() => null)
  self.postMessage(solution ? altchaToken({ challenge, solution }) : undefined)
}
