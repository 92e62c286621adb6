import type { Left } from '../../content/launch/left.ts'
import { readEnv } from '../env.ts'
import { EnvError } from '../leads/env.ts'

const manual = 'docs/operations.md'

/**
 * What of the production environment is unset or wrong.
 * @param env of the machine on which the site is built and served
 * @param origin of content/data/company.yaml
 * @param operations text of docs/operations.md, for the lines that describe the settings
 */
export function settingsLeft(
  env: Readonly<Record<string, string | undefined>>,
  origin: string | undefined,
  operations: string,
): Left[] {
  const at = (name: string): string => {
    const line = operations.split('\n').findIndex(text => text.startsWith(`| \`${name}\``)) + 1
    return `${name}, ${manual}${line > 0 ? `:${line}` : ''}`
  }
  const left: Left[] = faultsOf(env).map(({ name, message }) => ({
    place: at(name),
    found: env[name] ? 'a value that the server refuses' : 'not set',
    expected: env[name] ? message.replace(/^must be /, '') : `a value: it ${message}`,
  }))
  const { SITE_ORIGIN, CRM_WEBHOOK_URL, SMTP_URL, ANALYTICS_ID, PREVIEW } = env
  if (!SITE_ORIGIN || (origin && SITE_ORIGIN !== origin)) {
    left.push({
      place: at('SITE_ORIGIN'),
      found: SITE_ORIGIN || 'not set',
      expected: `the origin of content/data/company.yaml, ${origin ?? 'https://…'}; links to unsubscribe need it`,
    })
  }
  if (!CRM_WEBHOOK_URL && !SMTP_URL) {
    left.push({
      place: at('CRM_WEBHOOK_URL'),
      found: 'neither CRM_WEBHOOK_URL nor SMTP_URL is set: leads are kept, and nobody is notified of them',
      expected: 'CRM_WEBHOOK_URL with CRM_WEBHOOK_SECRET, or SMTP_URL with LEADS_MAIL_TO and LEADS_MAIL_FROM, or all',
    })
  }
  if (PREVIEW === '1') {
    left.push({
      place: at('PREVIEW'),
      found: `PREVIEW=1, which hides the site from search engines`,
      expected: 'no such setting where the public site is built',
    })
  }
  if (!ANALYTICS_ID) {
    left.push({
      place: at('ANALYTICS_ID'),
      found: 'not set: no visit is measured',
      expected: 'the id of a Google Analytics property, such as G-AB12CD34EF, where the site is built',
      optional: true,
    })
  }
  return left
}

/** Variables with which the server would refuse to start, and what is wrong with each. */
function faultsOf(env: Readonly<Record<string, string | undefined>>): EnvError['faults'] {
  try {
    readEnv(env)
    return []
  } catch (error) {
    if (error instanceof EnvError) return error.faults
    throw error
  }
}
