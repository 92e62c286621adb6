import * as z from 'zod/mini'
import { FAULT, tooLong } from './faults.ts'
import { isEmail, MAX_LENGTH, NEWSLETTER_SOURCE } from './fields.ts'
import { type LeadField, mapLeadFields, type PayloadKind } from './leadFields.ts'
import { cleanEmail, cleanLine, cleanPhone, cleanText, codePoints, isBlank, textFault } from './text.ts'

// Zod would compile its parsers with `new Function`; a strict Content-Security-Policy reports that as a violation.
z.config({ jitless: true })

/**
 * A single text field. The value that comes out is cleaned (see src/site/forms/text.ts); lengths are of the cleaned value, in code
 * points. Messages are predicates: the server puts the field's name in front ("name is required").
 */
function text(max: number, rule: { required: boolean; lines?: boolean; clean?: (text: string) => string }) {
  const clean = rule.clean ?? (rule.lines ? cleanText : cleanLine)
  return z.pipe(
    z.string({ error: issue => (issue.input === undefined ? FAULT.required : FAULT.noText) }),
    z.transform((value: string, context) => {
      const cleaned = clean(value)
      const fault =
        textFault(cleaned, rule.lines ?? false) ??
        (rule.required && isBlank(cleaned) ? FAULT.required : null) ??
        (codePoints(cleaned) > max ? tooLong(max) : null)
      if (fault !== null) context.issues.push({ code: 'custom', message: fault, input: value })
      return cleaned
    }),
  )
}

function emailAddress(required: boolean) {
  const valid = (value: string) => (value === '' && !required) || isEmail(value)
  return text(MAX_LENGTH.email, { required, clean: cleanEmail }).check(z.refine(valid, FAULT.email))
}

/** Numbers as short as an Israeli star number (*2700) are telephone numbers; a word is not. */
const hasDigits = (value: string) => value === '' || (value.match(/\p{Nd}/gu)?.length ?? 0) >= 3

/** Schema of a field in one of the forms. What is optional may be left out, and is then an empty string. */
function fieldSchema(field: LeadField, form: PayloadKind): z.ZodMiniType<string, string | undefined> {
  const required = field.required[form]
  const schema = valueSchema(field, form, required)
  return required ? schema : z._default(schema, '')
}

function valueSchema(field: LeadField, form: PayloadKind, required: boolean): z.ZodMiniType<string, string> {
  if (field.type === 'choice') {
    const values = field.choices[form].map(([value]) => value)
    return z.enum(required ? values : ['', ...values], `must be one of ${values.join(', ')}`)
  }
  const { type, maxLength } = field
  if (type === 'email') return emailAddress(required)
  if (type === 'phone') {
    return text(maxLength, { required, clean: cleanPhone }).check(z.refine(hasDigits, FAULT.phone))
  }
  return text(maxLength, { required, lines: type === 'message' })
}

function formData(form: PayloadKind) {
  return z.strictObject(mapLeadFields(field => fieldSchema(field, form)))
}

/** The fields alone: what the forms themselves check before they send. */
export const leadFormData = { home: formData('home'), standalone: formData('standalone') } as const

/** Date and time with a zone, as `Date.prototype.toISOString` writes it. */
const timestamp = z.iso.datetime({ offset: true, error: 'must be a date and time such as 2026-11-01T09:30:00.000Z' })

const envelope = {
  /** Token of the human check; the server decides what it is worth. */
  captchaToken: z.string('must be text').check(z.maxLength(MAX_LENGTH.captchaToken, 'is too long')),
  /** Path of the page that sent the form, as `location.pathname` gives it: no origin, query or fragment. */
  pageSource: z
    .string('must be text')
    .check(
      z.maxLength(MAX_LENGTH.pageSource, tooLong(MAX_LENGTH.pageSource)),
      z.regex(/^\/(?!\/)[!$-;=@-[\]-_a-z|~]*$/, 'must be a path of this site'),
    ),
  /**
   * Honeypot: an input that people do not see and programs fill in. The form sends it as is, or leaves the key
   * out; anything but an empty string fails the human check.
   */
  website: z.optional(z.string('must be text').check(z.maxLength(300, 'is too long'))),
}

/** Payload of the home-page form: telephone required, six company sizes, no consent (specification §3, §5). */
export const homeSubmission = z.strictObject({
  formData: leadFormData.home,
  ...envelope,
})

/** Payload of the standalone and quote forms: telephone optional, four company sizes, consent (specification §3, §5). */
export const standaloneSubmission = z.strictObject({
  formData: leadFormData.standalone,
  ...envelope,
  consent: z.strictObject({
    contact: z.literal(true, 'must be given: You must consent to contact processing to submit this form.'),
    marketing: z.boolean('must be true or false'),
    timestamp,
  }),
})

/** Payload of the newsletter form in the footer (specification §3). The honeypot is the same as in the contact forms. */
export const newsletterSubscription = z.strictObject({
  email: emailAddress(true),
  source: z.literal(NEWSLETTER_SOURCE, `must be ${NEWSLETTER_SOURCE}`),
  consent: z.strictObject({
    marketing: z.literal(true, 'must be given: You must consent to receive marketing communications to subscribe.'),
    timestamp,
  }),
  website: envelope.website,
})

/** A checked and cleaned submission; `consent` is there when the standalone or quote form sent it. */
export type Submission = z.output<typeof homeSubmission> | z.output<typeof standaloneSubmission>
