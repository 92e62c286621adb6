import { z } from 'zod/mini'
import type { Refusal } from '../post.ts'
import { askForChallenge } from './askForChallenge.ts'
import { recaptchaToken } from './recaptcha.ts'

const recaptchaAnswer = z.object({ recaptcha: z.object({ siteKey: z.string(), action: z.string() }) })

/** How the human check ended. */
export type HumanCheckOutcome =
  | { kind: 'passed'; token: string }
  /** The check could not be done in this browser, or Google could not be reached. */
  | { kind: 'failed' }
  /** The server gave no challenge. */
  | Refusal

/** Passes the human check, invisibly to the visitor. */
export async function humanCheck(): Promise<HumanCheckOutcome> {
  const answer = await askForChallenge()
  if (answer.kind !== 'given') return answer
  const { challenge } = answer
  const recaptcha = recaptchaAnswer.safeParse(challenge)
  const token = recaptcha.success
    ? await recaptchaToken(recaptcha.data.recaptcha.siteKey, recaptcha.data.recaptcha.action)
    : await solveInWorker(challenge).catch(() => undefined)
  return token ? { kind: 'passed', token } : { kind: 'failed' }
}

/** How long the proof of work may take, ms; it takes a fraction of a second on a cheap phone. */
const TIMEOUT = 30_000

/** Solves a challenge of the site's own server off the main thread. Rejects when the worker fails or takes too long. */
function solveInWorker(challenge: unknown): Promise<string | undefined> {
  const worker = new Worker(new URL('./solveWorker.ts', import.meta.url), { type: 'module' })
  return new Promise<string | undefined>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The human check took too long.')), TIMEOUT)
    worker.onmessage = ({ data }: MessageEvent<string | undefined>) => {
      clearTimeout(timer)
      resolve(data)
    }
    worker.onerror = () => {
      clearTimeout(timer)
      reject(new Error('The human check could not run.'))
    }
    worker.postMessage(challenge)
  }).finally(() => worker.terminate())
}
