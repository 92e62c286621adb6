import { z } from 'zod'
import { isLoopback } from './loopback.ts'

/** Blank is the same as absent, so that `NAME=` in an environment file switches a setting off. */
const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value)

const text = z.preprocess(blankIsAbsent, z.string().optional())

function url(protocols: readonly string[], example: string) {
  return z.preprocess(
    blankIsAbsent,
    z
      .string()
      .refine(
        value => URL.canParse(value) && protocols.includes(new URL(value).protocol),
        `must be a URL such as ${example}`,
      )
      .optional(),
  )
}

function whole(fallback: number, min: number, max: number) {
  return z.preprocess(
    blankIsAbsent,
    z
      .string()
      .regex(/^\d{1,9}$/, `must be a whole number from ${min} to ${max}`)
      .transform(Number)
      .refine(value => value >= min && value <= max, `must be a whole number from ${min} to ${max}`)
      .default(fallback),
  )
}

/** A host from which visitors may send forms: an origin has no path. */
function isOrigin(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value
}

/**
 * Environment variables of the forms, one validator each. `src/server/env.ts` merges this shape into its own;
 * `docs/operations.md` describes every name.
 */
export const leadsEnvShape = {
  /** Origin visitors see, used in unsubscribe links and to recognise own pages, e.g. `https://www.example.com`. */
  SITE_ORIGIN: z.preprocess(
    blankIsAbsent,
    z.string().refine(isOrigin, 'must be an origin without a path, such as https://www.example.com').optional(),
  ),
  LEADS_DB: z.preprocess(blankIsAbsent, z.string().default('data/leads.db')),
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/leads'),
  LEADS_SECRET: z.preprocess(blankIsAbsent, z.string().min(32, 'must be at least 32 characters').optional()),
  LEADS_RATE_LIMIT: whole(10, 1, 1_000_000),
  HUMAN_CHECK: z.preprocess(
    blankIsAbsent,
    z.enum(['altcha', 'recaptcha'], 'must be altcha or recaptcha').default('altcha'),
  ),
  RECAPTCHA_SITE_KEY: text,
  RECAPTCHA_SECRET: text,
  RECAPTCHA_MIN_SCORE: z.preprocess(
    blankIsAbsent,
    z
      .string()
      .regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/, 'must be a number from 0 to 1, such as 0.5')
      .transform(Number)
      .default(0.5),
  ),
  RECAPTCHA_HOSTNAMES: text,
  RECAPTCHA_VERIFY_URL: url(['https:', 'http:'], 'https://www.google.com/recaptcha/api/siteverify'),
  CRM_WEBHOOK_URL: url(['https:', 'http:'], 'https://crm.example.com/hooks/leads').refine(
    value => value === undefined || new URL(value).protocol === 'https:' || isLoopback(new URL(value).hostname),
    'must be https, except on this machine (localhost): leads are personal data',
  ),
  CRM_WEBHOOK_SECRET: z.preprocess(
    blankIsAbsent,
    z
      .string()
      .regex(
        /^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/,
        'must be whsec_ followed by 24 to 64 bytes in base64; make one with: echo whsec_$(openssl rand -base64 32)',
      )
      .optional(),
  ),
  SMTP_URL: url(['smtp:', 'smtps:'], 'smtps://user:password@mail.example.com:465'),
  LEADS_MAIL_TO: z.preprocess(blankIsAbsent, z.email('must be an email address').optional()),
  LEADS_MAIL_FROM: z.preprocess(blankIsAbsent, z.email('must be an email address').optional()),
}

const needs: readonly (readonly [given: Name, wanted: readonly Name[]])[] = [
  ['CRM_WEBHOOK_URL', ['CRM_WEBHOOK_SECRET']],
  ['SMTP_URL', ['LEADS_MAIL_TO', 'LEADS_MAIL_FROM']],
]

type Shape = typeof leadsEnvShape
type Name = keyof Shape

/** Validated environment of the forms. */
export type LeadsEnv = z.output<z.ZodObject<Shape>>

/** Faults between variables, as `NAME: what is wrong`; empty when there are none. For `superRefine` in a merged schema. */
export function leadsEnvFaults(env: LeadsEnv): string[] {
  const faults = needs.flatMap(([given, wanted]) =>
    env[given] === undefined
      ? []
      : wanted.filter(name => env[name] === undefined).map(name => `${name}: is needed because ${given} is set`),
  )
  if (env.HUMAN_CHECK === 'recaptcha') {
    for (const name of ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'] as const) {
      if (env[name] === undefined) faults.push(`${name}: is needed because HUMAN_CHECK is recaptcha`)
    }
    if (env.RECAPTCHA_HOSTNAMES === undefined && env.SITE_ORIGIN === undefined) {
      faults.push('RECAPTCHA_HOSTNAMES: is needed because HUMAN_CHECK is recaptcha and SITE_ORIGIN is not set')
    }
  }
  return faults
}

/**
 * Reads the forms' environment.
 * @throws Error naming every faulty variable at once, without its value: values hold secrets.
 */
export function readLeadsEnv(source: Record<string, string | undefined>): LeadsEnv {
  const parsed = z.object(leadsEnvShape).safeParse(source)
  const faults = parsed.success
    ? leadsEnvFaults(parsed.data)
    : parsed.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`)
  if (!parsed.success || faults.length > 0) {
    throw new Error(
      `The environment has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`} (see docs/operations.md):\n${faults.map(fault => `  ${fault}`).join('\n')}`,
    )
  }
  return parsed.data
}
