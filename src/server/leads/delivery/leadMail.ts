import type { Locale } from '../../../content/locales/locales.ts'
import { leadFields } from '../../../site/forms/leadFields.ts'
import type { Subject } from './event.ts'
import type { MailMessage } from './mail.ts'

interface Texts {
  message: (name: string) => string
  quote: (name: string) => string
  page: string
  language: readonly [label: string, value: string]
  check: string
  passed: string
  unverified: string
  marketing: string
  yes: string
  no: string
  received: string
  lead: string
}

const texts: Record<Locale, Texts> = {
  en: {
    message: name => `Message from ${name}`,
    quote: name => `Quote request from ${name}`,
    page: 'Page',
    language: ['Language', 'English'],
    check: 'Human check',
    passed: 'passed',
    unverified: 'not verified: the check could not be reached',
    marketing: 'Marketing consent',
    yes: 'yes',
    no: 'no',
    received: 'Received',
    lead: 'Lead',
  },
  he: {
    message: name => `פנייה מאת ${name}`,
    quote: name => `בקשת הצעת מחיר מאת ${name}`,
    page: 'עמוד',
    language: ['שפה', 'עברית'],
    check: 'בדיקה נגד רובוטים',
    passed: 'עברה',
    unverified: 'לא אומתה: הבדיקה לא הייתה זמינה',
    marketing: 'הסכמה לדיוור',
    yes: 'יש',
    no: 'אין',
    received: 'התקבלה',
    lead: 'מזהה',
  },
}

/** The mail about a lead, in the language of the page on which it was written. */
export function leadMail({ lead, consent }: Extract<Subject, { kind: 'lead' }>): MailMessage {
  const { locale } = lead
  const wording = texts[locale]
  const lines: (readonly [label: string, value: string])[] = [
    ...leadFields
      .filter(({ type }) => type !== 'message')
      .map(({ title, column }) => [title[locale], lead[column]] as const),
    [wording.page, lead.page_source],
    wording.language,
    [wording.check, lead.human_check === 'passed' ? wording.passed : wording.unverified],
    [wording.marketing, consent.marketing ? wording.yes : wording.no],
    [wording.received, lead.created_at],
    [wording.lead, lead.id],
  ]
  return {
    id: lead.id,
    to: null,
    replyTo: { name: lead.name, address: lead.email },
    subject: (lead.form === 'quote' ? wording.quote : wording.message)(lead.name),
    text: `${lines
      .filter(([, value]) => value !== '')
      .map(([label, value]) => `${label}: ${value}`)
      .join('\n')}\n\n${lead.message}\n`,
  }
}
