import { useLingui } from '@lingui/react/macro'
import { type ControlProps, Field, TextInput } from './Field.tsx'
import { type FormKind, type LeadField, leadFields, payloadKind } from './leadFields.ts'

interface ContactFieldsProps {
  kind: FormKind
  /** What is wrong with a field, by the field's name, in the visitor's language. */
  faults: ReadonlyMap<string, string>
}

/** The fields, uncontrolled: hydration keeps what was typed before it. */
export function ContactFields({ kind, faults }: ContactFieldsProps) {
  return (
    <>
      {leadFields.map(field =>
        field.type === 'choice' || field.type === 'message' ? (
          <div key={field.name} className="sm:col-span-2">
            <ContactField kind={kind} field={field} fault={faults.get(field.name)} />
          </div>
        ) : (
          <ContactField key={field.name} kind={kind} field={field} fault={faults.get(field.name)} />
        ),
      )}
      {/* Honeypot for programs that fill in whatever they find; people neither see nor reach it. */}
      <div className="sr-only" aria-hidden="true">
        <input name="website" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  )
}

function ContactField({ kind, field, fault }: { kind: FormKind; field: LeadField; fault: string | undefined }) {
  const { i18n, t } = useLingui()
  const form = payloadKind(kind)
  // The quote's list is a message without a text of the visitor's.
  const required = field.required[form] && !(kind === 'quote' && field.type === 'message')
  const render = (control: ControlProps) => {
    if (field.type === 'choice') {
      return (
        <select name={field.name} required={required} {...control}>
          <option value="">{t`Choose`}</option>
          {field.choices[form].map(([value, label]) => (
            // Isolated: with a `dir` of its own the chosen one would begin where no other field does.
            <option key={value} value={value}>
              {`\u2066${label}\u2069`}
            </option>
          ))}
        </select>
      )
    }
    // No `maxLength`: browsers silently truncate pasted text. Text that is too long is kept, and reported.
    const { name, type, autoComplete } = field
    if (type === 'message') {
      return <textarea ref={followLetters} name={name} required={required} rows={4} {...control} />
    }
    return <TextInput {...{ name, type, required, autoComplete, control }} />
  }
  return (
    <Field label={i18n._(field.label)} required={required} fault={fault}>
      {render}
    </Field>
  )
}

/**
 * Each paragraph runs as its first letter does, and as the page where it has none yet; `dir="auto"` would make an empty field
 * left to right. Here rather than in the styles, which are part of what a page needs before any action.
 */
function followLetters(field: HTMLTextAreaElement | null) {
  if (field) field.style.unicodeBidi = 'plaintext'
}
