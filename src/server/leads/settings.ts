import { defaultDatabaseFile } from './database/defaultFile.ts'
import type { Channel } from './database/tables.ts'
import type { LeadsEnv } from './env.ts'
import type { Keys } from './secrets.ts'

/** How visitors are distinguished from programs. */
export type HumanCheckSettings =
  | { kind: 'altcha'; attempts: number }
  | {
      kind: 'recaptcha'
      siteKey: string
      secret: string
      /** 0 (surely a program) to 1 (surely a person). */
      minScore: number
      hostnames: readonly string[]
      verifyUrl: string
    }

export interface WebhookSettings {
  url: string
  /** `whsec_` and base64, as Standard Webhooks writes it; newest first. */
  secrets: Keys
}

export interface MailSettings {
  url: string
  to: readonly string[]
  from: string
}

/** Everything configurable about the forms, made from the environment. */
export interface LeadsSettings {
  database: { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string }
  /** Origin visitors see, or null when it was not given. */
  origin: string | null
  /** Origins elsewhere whose pages send forms here. */
  otherOrigins: readonly string[]
  /** Secrets from which signing keys are derived, newest first, or null to make one and keep it in the database. */
  secrets: Keys | null
  /** Posts a client may send in a minute, to each endpoint. */
  postsPerMinute: number
  humanCheck: HumanCheckSettings
  webhook: WebhookSettings | null
  mail: MailSettings | null
  /** Where alerts go: a URL, and mailboxes that are reached through `mail`. */
  alerts: { webhook: string | null; mail: readonly string[] | null }
}

const SITEVERIFY = 'https://www.google.com/recaptcha/api/siteverify'

export function leadsSettings(env: LeadsEnv): LeadsSettings {
  return {
    database: env.DATABASE_URL
      ? { kind: 'postgres', url: env.DATABASE_URL }
      : { kind: 'sqlite', file: env.LEADS_DB ?? defaultDatabaseFile() },
    origin: env.SITE_ORIGIN ?? null,
    otherOrigins: env.SITE_ORIGINS ?? [],
    secrets: env.LEADS_SECRET ?? null,
    postsPerMinute: env.LEADS_RATE_LIMIT,
    humanCheck: humanCheck(env),
    webhook:
      env.CRM_WEBHOOK_URL && env.CRM_WEBHOOK_SECRET
        ? { url: env.CRM_WEBHOOK_URL, secrets: env.CRM_WEBHOOK_SECRET }
        : null,
    mail:
      env.SMTP_URL && env.LEADS_MAIL_TO && env.LEADS_MAIL_FROM
        ? { url: env.SMTP_URL, to: env.LEADS_MAIL_TO, from: env.LEADS_MAIL_FROM }
        : null,
    alerts: { webhook: env.ALERT_WEBHOOK_URL ?? null, mail: env.ALERT_MAIL_TO ?? null },
  }
}

function humanCheck(env: LeadsEnv): HumanCheckSettings {
  if (env.HUMAN_CHECK === 'altcha') return { kind: 'altcha', attempts: env.ALTCHA_ATTEMPTS }
  const own = env.SITE_ORIGIN ? [new URL(env.SITE_ORIGIN).hostname] : []
  return {
    kind: 'recaptcha',
    siteKey: env.RECAPTCHA_SITE_KEY ?? '',
    secret: env.RECAPTCHA_SECRET ?? '',
    minScore: env.RECAPTCHA_MIN_SCORE,
    hostnames: env.RECAPTCHA_HOSTNAMES?.split(',').map(name => name.trim()) ?? own,
    verifyUrl: env.RECAPTCHA_VERIFY_URL ?? SITEVERIFY,
  }
}

/** Whether subscribers confirm by a mailed link: mail and the origin of links are configured. */
export function asksToConfirm(settings: Pick<LeadsSettings, 'mail' | 'origin'>): boolean {
  return settings.mail !== null && settings.origin !== null
}

/** Channels through which leads are delivered. */
export function configuredChannels(settings: Pick<LeadsSettings, 'webhook' | 'mail'>): Channel[] {
  return [...(settings.webhook ? (['webhook'] as const) : []), ...(settings.mail ? (['mail'] as const) : [])]
}
