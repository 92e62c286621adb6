import { z } from 'zod'
import type { HumanCheckSettings } from '../settings.ts'
import type { HumanCheck, Verdict } from './humanCheck.ts'

/** The action the forms ask a token for (specification §5). */
const RECAPTCHA_ACTION = 'submit'

/** How long Google may take to answer, ms. */
const TIMEOUT = 3000

const answer = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
})

/** Error codes for a fault of this server's configuration, not of the visitor. */
const CONFIGURATION_ERRORS = new Set(['missing-input-secret', 'invalid-input-secret', 'bad-request', 'invalid-keys'])

type Settings = Extract<HumanCheckSettings, { kind: 'recaptcha' }>

/**
 * Google reCAPTCHA v3. When Google cannot be reached (network, time-out, 5xx, wrong secret) the verdict is `unverified`.
 * @param warn called with the reason, without token or personal data
 */
export function recaptchaCheck(settings: Settings, warn: (reason: string) => void): HumanCheck {
  return {
    challenge: async () => ({ recaptcha: { siteKey: settings.siteKey, action: RECAPTCHA_ACTION } }),
    identity: token => (token === '' ? null : token),
    async verify(token) {
      if (token === '') return 'failed'
      const result = await ask(settings, token)
      if (typeof result === 'string') {
        warn(result)
        return 'unverified'
      }
      return judge(result, settings, warn)
    },
  }
}

async function ask(settings: Settings, token: string): Promise<z.output<typeof answer> | string> {
  try {
    const response = await fetch(settings.verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret: settings.secret, response: token }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    if (!response.ok) {
      await response.body?.cancel()
      return `reCAPTCHA answered ${response.status}`
    }
    const parsed = answer.safeParse(await response.json())
    return parsed.success ? parsed.data : 'reCAPTCHA gave an answer of an unknown shape'
  } catch (error) {
    return `reCAPTCHA is not reachable (${error instanceof Error ? error.name : 'unknown'})`
  }
}

function judge(result: z.output<typeof answer>, settings: Settings, warn: (reason: string) => void): Verdict {
  const faults = result['error-codes'] ?? []
  if (faults.some(code => CONFIGURATION_ERRORS.has(code))) {
    warn(`reCAPTCHA refuses this server's configuration (${faults.join(', ')}); check RECAPTCHA_SECRET`)
    return 'unverified'
  }
  if (!result.success || result.action !== RECAPTCHA_ACTION) return 'failed'
  if (result.hostname === undefined || !settings.hostnames.includes(result.hostname)) return 'failed'
  return (result.score ?? 0) < settings.minScore ? 'score too low' : 'passed'
}
