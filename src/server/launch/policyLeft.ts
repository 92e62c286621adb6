import type { Left } from '../../content/launch/left.ts'
import { msg } from '../../content/messages/msg.ts'
import { isLoopback } from '../leads/env.ts'

/** A privacy policy, in one language. */
export interface Policy {
  file: string
  text: string
}

/** Second-level labels under which countries register names: the name of mail.nimbus.co.il is nimbus. */
const registries: ReadonlySet<string> = new Set(['ac', 'co', 'com', 'gov', 'net', 'org'])

/**
 * What the server is set to do with personal data that the privacy policy does not say.
 * @param env of the machine on which the site is served
 * @param origin of content/data/company.yaml
 */
export function policyLeft(
  env: Readonly<Record<string, string | undefined>>,
  origin: string | undefined,
  policies: readonly Policy[],
): Left[] {
  const own = nameOf(origin)
  const receivers = (['CRM_WEBHOOK_URL', 'SMTP_URL'] as const).flatMap(variable => {
    const name = nameOf(env[variable])
    return name === undefined || name === own ? [] : [{ variable, name }]
  })
  return policies.flatMap(({ file, text }): Left[] => {
    const says = (name: string) => text.toLowerCase().includes(name)
    return [
      ...(env.HUMAN_CHECK === 'recaptcha' && !says('recaptcha')
        ? [
            {
              place: file,
              found: msg(
                'no mention of reCAPTCHA, although HUMAN_CHECK=recaptcha gives Google data about everybody who writes',
              ),
              expected: msg(
                'what Google reCAPTCHA receives and why, in the section on the robot check; or HUMAN_CHECK=altcha',
              ),
            },
          ]
        : []),
      ...receivers
        .filter(({ name }) => !says(name))
        .map(({ variable, name }) => ({
          place: file,
          found: msg('no mention of “{name}”, to which {variable} sends what visitors write', { name, variable }),
          expected: msg('{name} by name in the section on who receives it, with the country where it keeps the data', {
            name,
          }),
        })),
    ]
  })
}

/** Under what name an address is registered: hubspot of https://api.hubspot.com; none for this machine or an IP address. */
function nameOf(address: string | undefined): string | undefined {
  const hostname = address ? URL.parse(address)?.hostname : undefined
  if (!hostname || isLoopback(hostname) || /^\[|^[\d.]+$/.test(hostname)) return undefined
  const labels = hostname.toLowerCase().split('.').slice(0, -1)
  return labels.findLast((label, index) => index === 0 || !registries.has(label)) ?? hostname
}
