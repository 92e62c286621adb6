import { z } from 'zod'
import { msg } from '../../content/messages/msg.ts'
import { MAX_ATTEMPTS } from './check/humanCheck.ts'
import type { Keys } from './secrets.ts'

const text = z.string().optional()

function url(protocols: readonly string[], expected: string) {
  return z
    .string()
    .refine(value => URL.canParse(value) && protocols.includes(new URL(value).protocol), expected)
    .optional()
}

/** The most secrets that count at a time: a new one, and those before it. */
const MAX_SECRETS = 3

/**
 * Secrets separated by commas, newest first. What is signed carries a signature by each, and any of them is accepted.
 * @param expected what a value must be; says that there may be up to three
 */
export function secrets(each: RegExp, expected: string) {
  return z
    .string(expected)
    .transform(list => list.split(',').map(secret => secret.trim()))
    .refine(list => list.length <= MAX_SECRETS && list.every(secret => each.test(secret)), expected)
    .transform(([newest = '', ...earlier]): Keys => [newest, ...earlier])
    .optional()
}

export function whole(fallback: number, min: number, max: number, expected: string) {
  return z
    .string()
    .regex(/^\d{1,9}$/, expected)
    .transform(Number)
    .refine(value => value >= min && value <= max, expected)
    .default(fallback)
}

/** Addresses separated by commas. */
const mailboxes = z
  .string()
  .transform(list => list.split(',').map(address => address.trim()))
  .refine(
    list => list.every(address => z.email().safeParse(address).success),
    msg('an email address, or several separated by commas').id,
  )
  .optional()

/** A host from which visitors may send forms: an origin has no path. */
function isOrigin(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value
}

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether a URL's host name is this machine, so that nothing sent there can be read on the way. */
export function isLoopback(hostname: string): boolean {
  return LOOPBACK.has(hostname)
}

/**
 * Environment variables of the forms, one validator each, whose message says what a value must be: `npm run launch-check`
 * says it in its user's language. `src/server/env.ts` merges this shape into its own;
 * `docs/operations.md` describes every name.
 */
export const leadsEnvShape = {
  /** Origin visitors see, used in unsubscribe links and to recognise own pages, e.g. `https://www.example.com`. */
  SITE_ORIGIN: z
    .string()
    .refine(isOrigin, msg('an origin without a path, such as https://www.example.com').id)
    .optional(),
  /** Further origins whose pages send forms here, e.g. of a static host. */
  SITE_ORIGINS: z
    .string()
    .transform(list => list.split(',').map(origin => origin.trim()))
    .refine(
      list => list.every(isOrigin),
      msg('an origin without a path, such as https://www.example.com, or several separated by commas').id,
    )
    .optional(),
  LEADS_DB: text,
  DATABASE_URL: url(['postgres:', 'postgresql:'], msg('a URL such as postgres://user:password@host:5432/leads').id),
  LEADS_SECRET: secrets(
    /^.{32,}$/,
    msg('at least 32 characters; or up to 3 such secrets, newest first, separated by commas').id,
  ),
  LEADS_RATE_LIMIT: whole(10, 1, 1_000_000, msg('a whole number from 1 to 1000000').id),
  HUMAN_CHECK: z.enum(['altcha', 'recaptcha'], msg('altcha or recaptcha').id).default('altcha'),
  ALTCHA_ATTEMPTS: whole(1000, 1, MAX_ATTEMPTS, msg('a whole number from 1 to 10000').id),
  RECAPTCHA_SITE_KEY: text,
  RECAPTCHA_SECRET: text,
  RECAPTCHA_MIN_SCORE: z
    .string()
    .regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/, msg('a number from 0 to 1, such as 0.5').id)
    .transform(Number)
    .default(0.5),
  RECAPTCHA_HOSTNAMES: text,
  RECAPTCHA_VERIFY_URL: url(
    ['https:', 'http:'],
    msg('a URL such as https://www.google.com/recaptcha/api/siteverify').id,
  ),
  CRM_WEBHOOK_URL: url(['https:', 'http:'], msg('a URL such as https://crm.example.com/hooks/leads').id).refine(
    value => value === undefined || new URL(value).protocol === 'https:' || isLoopback(new URL(value).hostname),
    msg('https, except on this machine (localhost): leads are personal data').id,
  ),
  CRM_WEBHOOK_SECRET: secrets(
    /^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/,
    msg(
      'whsec_ followed by 24 to 64 bytes in base64, as by: echo whsec_$(openssl rand -base64 32); or up to 3 of them, newest first, separated by commas',
    ).id,
  ),
  SMTP_URL: url(['smtp:', 'smtps:'], msg('a URL such as smtps://user:password@mail.example.com:465').id),
  LEADS_MAIL_TO: mailboxes,
  LEADS_MAIL_FROM: z.email(msg('an email address').id).optional(),
  ALERT_WEBHOOK_URL: url(['https:', 'http:'], msg('a URL such as https://hooks.example.com/services/alerts').id),
  ALERT_MAIL_TO: mailboxes,
}

type Shape = typeof leadsEnvShape
type Name = keyof Shape

export type LeadsEnv = z.output<z.ZodObject<Shape>>

/** Variables that another one requires. */
const companions: readonly (readonly [given: Name, needed: readonly Name[]])[] = [
  ['CRM_WEBHOOK_URL', ['CRM_WEBHOOK_SECRET']],
  ['SMTP_URL', ['LEADS_MAIL_TO', 'LEADS_MAIL_FROM']],
  ['ALERT_MAIL_TO', ['SMTP_URL']],
]

/** Refinement of a schema that holds `leadsEnvShape`: reports variables that others need and that are not set. */
export function requireCompanions(env: LeadsEnv, context: z.RefinementCtx): void {
  const require = (name: Name, given: string) => {
    if (env[name] === undefined) context.addIssue({ code: 'custom', path: [name], params: { given } })
  }
  for (const [given, needed] of companions) {
    if (env[given] !== undefined) for (const name of needed) require(name, given)
  }
  if (env.HUMAN_CHECK !== 'recaptcha') return
  require('RECAPTCHA_SITE_KEY', 'HUMAN_CHECK=recaptcha')
  require('RECAPTCHA_SECRET', 'HUMAN_CHECK=recaptcha')
  if (env.SITE_ORIGIN === undefined) require('RECAPTCHA_HOSTNAMES', 'HUMAN_CHECK=recaptcha')
}

interface EnvFault {
  readonly name: string
  /** What the value must be. */
  readonly expected: string
  /** The setting that requires this one, if it is missing. */
  readonly given?: string
}

/** Environment variables that cannot be used. Values are never shown: they hold secrets. */
export class EnvError extends Error {
  readonly faults: readonly EnvFault[]

  constructor(issues: readonly z.core.$ZodIssue[]) {
    const faults = issues.map((issue): EnvFault => {
      const given: unknown = issue.code === 'custom' ? issue.params?.given : undefined
      const fault = { name: issue.path.join('.'), expected: issue.message }
      return typeof given === 'string' ? { ...fault, given } : fault
    })
    const count = faults.length === 1 ? 'a fault' : `${faults.length} faults`
    const lines = faults.map(
      ({ name, expected, given }) => `  ${name}: ${given ? `is needed because of ${given}` : `must be ${expected}`}`,
    )
    super(`The environment has ${count} (see docs/operations.md):\n${lines.join('\n')}`)
    this.faults = faults
  }
}

/**
 * Validates environment variables. A blank one counts as absent, so that `NAME=` in an environment file switches a setting off.
 * @throws EnvError naming every faulty variable at once
 */
export function parseEnv<Schema extends z.ZodType>(
  schema: Schema,
  variables: Readonly<Record<string, string | undefined>>,
): z.output<Schema> {
  const given = Object.entries(variables).filter(([, value]) => value !== '')
  const parsed = schema.safeParse(Object.fromEntries(given))
  if (!parsed.success) throw new EnvError(parsed.error.issues)
  return parsed.data
}

const leadsSchema = z.object(leadsEnvShape).superRefine(requireCompanions)

/**
 * Reads the forms' environment.
 * @throws EnvError
 */
export function readLeadsEnv(variables: Readonly<Record<string, string | undefined>>): LeadsEnv {
  return parseEnv(leadsSchema, variables)
}
