import { useLingui } from '@lingui/react/macro'
import { Field, TextInput } from './Field.tsx'
import { type FormKind, type LeadField, leadFields, payloadKind } from './leadFields.ts'

/** The fields, uncontrolled: hydration keeps what was typed before it. */
export function ContactFields({ kind }: { kind: FormKind }) {
  return (
    <>
      {leadFields.map(field =>
        field.type === 'choice' || field.type === 'message' ? (
          <div key={field.name} className="sm:col-span-2">
            <ContactField kind={kind} field={field} />
          </div>
        ) : (
          <ContactField key={field.name} kind={kind} field={field} />
        ),
      )}
      {/* Honeypot for programs that fill in whatever they find; people neither see nor reach it. */}
      <div className="sr-only" aria-hidden="true">
        <input name="website" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  )
}

function ContactField({ kind, field }: { kind: FormKind; field: LeadField }) {
  const { i18n, t } = useLingui()
  const form = payloadKind(kind)
  const required = field.required[form]
  const control = (className: string) => {
    if (field.type === 'choice') {
      return (
        <select name={field.name} required={required} className={className}>
          <option value="">{t`Choose`}</option>
          {field.choices[form].map(([value, label]) => (
            <option key={value} value={value} dir="ltr">
              {label}
            </option>
          ))}
        </select>
      )
    }
    const { name, type, maxLength, autoComplete } = field
    if (type === 'message') {
      return (
        <textarea name={name} required={required} rows={4} maxLength={maxLength} dir="auto" className={className} />
      )
    }
    return <TextInput {...{ name, type, required, maxLength, autoComplete, className }} />
  }
  return (
    <Field label={i18n._(field.label)} required={required}>
      {control}
    </Field>
  )
}
