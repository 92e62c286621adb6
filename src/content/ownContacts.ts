import type { Data } from './dataFiles.ts'

type Company = Data['company']

/** Which of the company's addresses each `kind` of `<Mail>` shows. */
export const mailKinds = {
  general: 'email',
  privacy: 'privacyEmail',
  accessibility: 'accessibilityEmail',
} as const satisfies Record<string, keyof Company>

/** By each of the company's mail addresses, in small letters, the widget that shows it. */
export function mailWidgets(company: Company): Record<string, string> {
  const widgets = Object.entries(mailKinds).map(([kind, key]) => [
    company[key].toLowerCase(),
    kind === 'general' ? '<Mail />' : `<Mail kind="${kind}" />`,
  ])
  // Of an address that serves several ends, the first.
  return Object.fromEntries(widgets.toReversed())
}

/** The widget that shows what a `mailto:` or `tel:` address leads to; undefined where that is not the company's own. */
export function widgetOfContact(url: string, company: Company): string | undefined {
  const [, scheme, rest = ''] = /^(mailto|tel):([^?]*)/i.exec(url) ?? []
  if (scheme?.toLowerCase() === 'tel') return dialled(rest) === dialled(company.telephone) ? '<Phone />' : undefined
  return mailWidgets(company)[rest.toLowerCase()]
}

/** The digits of a number as it is dialled in Israel: `+972-3-555-0100` and `03 555 0100` are one. */
const dialled = (number: string): string => number.replace(/[^\d+]/g, '').replace(/^(?:\+|00)9720?/, '0')
