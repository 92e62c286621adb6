import { z } from 'zod/mini'
import { recaptchaToken } from './recaptcha.ts'
import { solveInWorker } from './solveInWorker.ts'

const recaptchaAnswer = z.object({ recaptcha: z.object({ siteKey: z.string(), action: z.string() }) })

/**
 * Passes the human check, invisibly to the visitor.
 * @returns the token to send along, or undefined where the check could not be done
 */
export async function humanToken(): Promise<string | undefined> {
  try {
    const response = await fetch('/api/challenge', { signal: AbortSignal.timeout(10_000) })
    if (!response.ok) return undefined
    const challenge: unknown = await response.json()
    const recaptcha = recaptchaAnswer.safeParse(challenge)
    return recaptcha.success
      ? await recaptchaToken(recaptcha.data.recaptcha.siteKey, recaptcha.data.recaptcha.action)
      : await solveInWorker(challenge)
  } catch {
    return undefined
  }
}
