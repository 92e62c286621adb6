import { localeCodes } from '../../content/locales/locales.ts'
import { type AlertKind, alertKinds } from '../../server/previews/notes.ts'
import { asksConsent } from '../compare/changes.ts'
import { count } from './labels.ts'
import type { Report } from './model.ts'
import { pairId } from './pageSection.ts'

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
  const alerts: Alert[] = []
  for (const { path, sensitive, pages } of pairs) {
    const section = pairId(path)
    const approval = 'Somebody authorised has to approve the change.'
    alerts.push(...sensitive.map(kind => ({ kind, subject: path, text: approval, section })))
    for (const { url, status, leadsTo, violations } of pages) {
      if (status === 'removed') alerts.push(removal(url, leadsTo, section))
      const added = violations.added.length
      if (added > 0)
        alerts.push({ kind: 'accessibility', subject: url, text: `${count(added, 'new violation')}.`, section })
    }
  }
  for (const { from: subject, after } of redirects) {
    if (after) continue
    alerts.push({ kind: 'dead-address', subject, text: 'Its redirect was removed.', section: 'redirects' })
  }
  for (const subject of localeCodes) {
    if (!everywhere.some(({ locale, change }) => locale === subject && asksConsent(change))) continue
    alerts.push({ kind: 'consent', subject, text: 'Consent wording changed on most pages.', section: 'everywhere' })
  }
  return alertKinds.flatMap(kind => alerts.filter(alert => alert.kind === kind))
}

function removal(subject: string, leadsTo: string | undefined, section: string): Alert {
  return leadsTo
    ? { kind: 'removed', subject, text: `Removed; redirects to ${leadsTo}.`, section }
    : { kind: 'dead-address', subject, text: 'Removed without a redirect.', section }
}
