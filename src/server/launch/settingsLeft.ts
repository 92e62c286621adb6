import type { Left } from '../../content/launch/left.ts'
import { msg } from '../../content/messages/msg.ts'
import { readEnv } from '../env.ts'
import { EnvError } from '../leads/env.ts'

const manual = 'docs/operations.md'

/**
 * Settings of the production environment that are unset or wrong.
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
  const left: Left[] = faultsOf(env).map(({ name, expected, given }) => ({
    place: at(name),
    found: given ? msg('not set') : msg('a value that the server refuses'),
    expected: given ? msg('a value, which {setting} needs', { setting: given }) : { id: expected },
  }))
  const { SITE_ORIGIN, CRM_WEBHOOK_URL, SMTP_URL, ANALYTICS_ID, PREVIEW } = env
  if (!SITE_ORIGIN || (origin && SITE_ORIGIN !== origin)) {
    left.push({
      place: at('SITE_ORIGIN'),
      found: SITE_ORIGIN || msg('not set'),
      expected: msg('the origin of {file}, {origin}; links to unsubscribe need it', {
        file: 'content/data/company.yaml',
        origin: origin ?? 'https://…',
      }),
    })
  }
  if (!CRM_WEBHOOK_URL && !SMTP_URL) {
    left.push({
      place: at('CRM_WEBHOOK_URL'),
      found: msg('neither CRM_WEBHOOK_URL nor SMTP_URL is set: leads are kept, and nobody is notified of them'),
      expected: msg(
        'CRM_WEBHOOK_URL with CRM_WEBHOOK_SECRET, or SMTP_URL with LEADS_MAIL_TO and LEADS_MAIL_FROM, or all',
      ),
    })
  }
  if (PREVIEW === '1') {
    left.push({
      place: at('PREVIEW'),
      found: msg('PREVIEW=1, which hides the site from search engines'),
      expected: msg('no such setting where the public site is built'),
    })
  }
  if (!ANALYTICS_ID) {
    left.push({
      place: at('ANALYTICS_ID'),
      found: msg('not set: no visit is measured'),
      expected: msg('the id of a Google Analytics property, such as G-AB12CD34EF, where the site is built'),
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
