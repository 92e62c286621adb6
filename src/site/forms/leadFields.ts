import type { Locale } from '../../content/locales/locales.ts'
import { MAX_LENGTH } from './fields.ts'

/** The contact forms: of the home page, of all other pages, and of the store's quote. */
export type FormKind = 'home' | 'standalone' | 'quote'

/** Forms whose payloads differ: the quote form sends what the standalone form sends. */
export type PayloadKind = Exclude<FormKind, 'quote'>

export function payloadKind(form: FormKind): PayloadKind {
  return form === 'home' ? 'home' : 'standalone'
}

interface CommonField {
  /** Name of the input and key of the payload's `formData` and the webhook's `data`. */
  name: string
  /** Column of the table `leads`. */
  column: string
  /** Its name for those who read leads, in mails and on the operator's page; the English one in lower case heads the export. */
  title: Readonly<Record<Locale, string>>
  /** Its label in the forms, a message of src/site/i18n. */
  label: { id: string; message: string }
  required: Readonly<Record<PayloadKind, boolean>>
}

interface TextField extends CommonField {
  type: 'text' | 'email' | 'phone' | 'message'
  /** Longest value, in Unicode code points after trimming. */
  maxLength: number
  autoComplete?: string
}

interface ChoiceField extends CommonField {
  type: 'choice'
  /** What can be chosen in each form: value and label. */
  choices: Readonly<Record<PayloadKind, readonly (readonly [value: string, label: string])[]>>
}

const required = { home: true, standalone: true } as const
const optional = { home: false, standalone: false } as const

/**
 * What a visitor fills in in a contact form (specification §3, §5). Schema, payload, database row, digest,
 * webhook, mail and export follow from it. CONTRIBUTING.md says how to add a field.
 */
const table = [
  {
    name: 'name',
    column: 'name',
    title: { en: 'Name', he: 'שם' },
    label: /*i18n*/ { id: 'leadField.name', message: 'Name' },
    type: 'text',
    maxLength: 120,
    required,
    autoComplete: 'name',
  },
  {
    name: 'email',
    column: 'email',
    title: { en: 'Email', he: 'מייל' },
    label: /*i18n*/ { id: 'leadField.email', message: 'Email' },
    type: 'email',
    maxLength: MAX_LENGTH.email,
    required,
    autoComplete: 'email',
  },
  {
    name: 'company',
    column: 'company',
    title: { en: 'Company', he: 'חברה' },
    label: /*i18n*/ { id: 'leadField.company', message: 'Company' },
    type: 'text',
    maxLength: 160,
    required: optional,
    autoComplete: 'organization',
  },
  {
    name: 'phone',
    column: 'phone',
    title: { en: 'Phone', he: 'טלפון' },
    label: /*i18n*/ { id: 'leadField.phone', message: 'Phone' },
    type: 'phone',
    maxLength: 40,
    required: { home: true, standalone: false },
    autoComplete: 'tel',
  },
  {
    name: 'employees',
    column: 'employees',
    title: { en: 'Employees', he: 'מספר עובדים' },
    label: /*i18n*/ { id: 'leadField.employees', message: 'Number of employees' },
    type: 'choice',
    choices: {
      home: [
        ['up-to-10', '< 10'],
        ['11-50', '11-50'],
        ['51-100', '51-100'],
        ['101-250', '101-250'],
        ['250-500', '250-500'],
        ['more-than-500', '500 +'],
      ],
      standalone: [
        ['1-10', '1-10'],
        ['11-50', '11-50'],
        ['51-200', '51-200'],
        ['200+', '200+'],
      ],
    },
    required: optional,
  },
  {
    name: 'message',
    column: 'message',
    title: { en: 'Message', he: 'הודעה' },
    label: /*i18n*/ { id: 'leadField.message', message: 'Message' },
    type: 'message',
    maxLength: 5000,
    required,
  },
] as const satisfies readonly (TextField | ChoiceField)[]

export type LeadFieldName = (typeof table)[number]['name']
export type LeadColumn = (typeof table)[number]['column']
export type LeadField = (TextField | ChoiceField) & { name: LeadFieldName; column: LeadColumn }

/** All fields, in the order in which forms, mails and exports show them. */
export const leadFields: readonly LeadField[] = table

/** A value for each field, by the field's name. */
export function mapLeadFields<Value>(make: (field: LeadField) => Value): Record<LeadFieldName, Value> {
  return Object.fromEntries(leadFields.map(field => [field.name, make(field)])) as Record<LeadFieldName, Value>
}
