import { useLingui } from '@lingui/react/macro'
import { Field } from './Field.tsx'
import { HOME_SIZE_LABELS, HOME_SIZES, MAX_LENGTH, STANDALONE_SIZES } from './fields.ts'
import type { FormKind } from './sendProspect.ts'

/** Company sizes of a form: value and label (specification §5). */
function sizes(kind: FormKind): (readonly [value: string, label: string])[] {
  return kind === 'home'
    ? HOME_SIZES.map((size, index) => [size, HOME_SIZE_LABELS[index] ?? size])
    : STANDALONE_SIZES.map(size => [size, size])
}

/** The fields, uncontrolled: what was typed before React came is not touched. */
export function ContactFields({ kind }: { kind: FormKind }) {
  const { t } = useLingui()
  const phoneRequired = kind === 'home'
  return (
    <>
      <Field label={t`Name`} required>
        {className => (
          <input name="name" required autoComplete="name" maxLength={MAX_LENGTH.name} className={className} />
        )}
      </Field>
      <Field label={t`Email`} required>
        {className => (
          <input
            name="email"
            type="email"
            required
            dir="ltr"
            autoComplete="email"
            inputMode="email"
            maxLength={MAX_LENGTH.email}
            className={`${className} rtl:text-end`}
          />
        )}
      </Field>
      <Field label={t`Company`}>
        {className => (
          <input name="company" autoComplete="organization" maxLength={MAX_LENGTH.company} className={className} />
        )}
      </Field>
      <Field label={t`Phone`} required={phoneRequired}>
        {className => (
          <input
            name="phone"
            type="tel"
            required={phoneRequired}
            dir="ltr"
            autoComplete="tel"
            inputMode="tel"
            maxLength={MAX_LENGTH.phone}
            className={`${className} rtl:text-end`}
          />
        )}
      </Field>
      <div className="sm:col-span-2">
        <Field label={t`Number of employees`}>
          {className => (
            <select name="employees" className={className}>
              <option value="">{t`Choose`}</option>
              {sizes(kind).map(([value, label]) => (
                <option key={value} value={value} dir="ltr">
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <div className="sm:col-span-2">
        <Field label={t`Message`} required>
          {className => (
            <textarea
              name="message"
              required
              rows={4}
              maxLength={MAX_LENGTH.message}
              dir="auto"
              className={className}
            />
          )}
        </Field>
      </div>
      {/* For programs that fill in whatever they find; people neither see nor reach it. */}
      <div className="sr-only" aria-hidden="true">
        <input name="website" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  )
}
