import type { ComponentProps, ReactNode } from 'react'

const control =
  'mt-1 block w-full rounded-sm border border-line-strong bg-card px-3 py-2.5 text-base text-ink disabled:opacity-60'

interface FieldProps {
  label: string
  required?: boolean
  children: (className: string) => ReactNode
}

/** A control inside its label, so that the two stay together. */
export function Field({ label, required = false, children }: FieldProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is what the children function returns
    <label className="block text-sm font-semibold">
      {label}
      {required && (
        <span aria-hidden="true" className="text-accent">
          {' '}
          *
        </span>
      )}
      {children(control)}
    </label>
  )
}

interface TextInputProps extends Pick<ComponentProps<'input'>, 'name' | 'required' | 'maxLength' | 'autoComplete'> {
  type: keyof typeof inputTypes
  className: string
}

/** Addresses and telephone numbers run left to right in Hebrew too. */
const inputTypes = {
  text: {},
  email: { type: 'email', dir: 'ltr', inputMode: 'email' },
  phone: { type: 'tel', dir: 'ltr', inputMode: 'tel' },
} as const satisfies Record<string, ComponentProps<'input'>>

/** An input of one line. */
export function TextInput({ name, type, required, autoComplete, maxLength, className }: TextInputProps) {
  const input: ComponentProps<'input'> = inputTypes[type]
  return (
    <input
      name={name}
      type={input.type}
      required={required}
      dir={input.dir}
      autoComplete={autoComplete}
      inputMode={input.inputMode}
      maxLength={maxLength}
      className={input.dir ? `${className} rtl:text-end` : className}
    />
  )
}

/** A consent checkbox and its text. */
export function Consent({ children, ...input }: ComponentProps<'input'> & { children: ReactNode }) {
  return (
    <label className="flex items-start gap-3 text-sm">
      <input type="checkbox" {...input} className="mt-1 size-5 shrink-0 accent-accent" />
      <span>{children}</span>
    </label>
  )
}
