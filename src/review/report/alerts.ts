import { localeCodes } from '../../content/locales/locales.ts'
import { asksConsent } from '../compare/changes.ts'
import { count } from './labels.ts'
import type { Report } from './model.ts'
import { pairId } from './pageSection.ts'

/** What a reviewer must not miss, most urgent first; the names are those of `--fail-on`. */
export const alertKinds = ['dead-address', 'removed', 'legal', 'consent', 'accessibility'] as const
export type AlertKind = (typeof alertKinds)[number]

export interface Alert {
  kind: AlertKind
  /** The page's address, or the language that all pages with the change share. */
  subject: string
  text: string
  /** Id of the section of the report that shows it. */
  section: string
}

/** Every alert of a report, by kind and then in the order of the site. */
export function findAlerts({ pairs, redirects, everywhere }: Report): Alert[] {
  const alerts = pairs.flatMap(({ path, sensitive, pages }): Alert[] => {
    const section = pairId(path)
    return [
      ...sensitive.map(kind => ({
        kind,
        subject: path,
        text: 'Somebody authorised has to approve the change.',
        section,
      })),
      ...pages.flatMap(({ url, status, leadsTo, violations: { added } }): Alert[] => [
        ...(status === 'removed' ? [removal(url, leadsTo, section)] : []),
        ...(added.length > 0
          ? [
              {
                kind: 'accessibility' as const,
                subject: url,
                text: `${count(added.length, 'new violation')}.`,
                section,
              },
            ]
          : []),
      ]),
    ]
  })
  const lost = redirects.flatMap(({ from, after }): Alert[] =>
    after ? [] : [{ kind: 'dead-address', subject: from, text: 'Its redirect was removed.', section: 'redirects' }],
  )
  const consent = localeCodes.flatMap((locale): Alert[] =>
    everywhere.some(entry => entry.locale === locale && asksConsent(entry.change))
      ? [{ kind: 'consent', subject: locale, text: 'Consent wording changed on most pages.', section: 'everywhere' }]
      : [],
  )
  const all = [...alerts, ...lost, ...consent]
  return alertKinds.flatMap(kind => all.filter(alert => alert.kind === kind))
}

function removal(subject: string, leadsTo: string | undefined, section: string): Alert {
  return leadsTo
    ? { kind: 'removed', subject, text: `Removed; redirects to ${leadsTo}.`, section }
    : { kind: 'dead-address', subject, text: 'Removed without a redirect.', section }
}
