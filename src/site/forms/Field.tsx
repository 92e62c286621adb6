import { type ComponentProps, type ReactNode, useId } from 'react'
import { telephoneNumber } from '../layout/telephone.ts'

/** What a control needs to be found and, when something is wrong with it, to say so. */
export interface ControlProps {
  className: string
  'aria-invalid'?: true
  'aria-describedby'?: string
}

interface FieldProps {
  label: string
  required?: boolean
  /** What is wrong with the value, in the visitor's language. */
  fault?: string | undefined
  children: (control: ControlProps) => ReactNode
}

/** A control inside its label, so that the two stay together, and what is wrong with its value. */
export function Field({ label, required = false, fault, children }: FieldProps) {
  const id = useId()
  return (
    <div>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is what the children function returns */}
      <label className="block text-sm font-semibold">
        {label}
        {required && <RequiredMark />}
        {children({ className: 'field', ...describedBy(fault, id) })}
      </label>
      <Fault id={id} text={fault} />
    </div>
  )
}

function describedBy(fault: string | undefined, id: string) {
  return fault ? ({ 'aria-invalid': true, 'aria-describedby': id } as const) : {}
}

function Fault({ id, text }: { id: string; text: string | undefined }) {
  return (
    text && (
      <p id={id} className="mt-1 text-sm font-semibold text-error">
        <KeptNumber text={text} />
      </p>
    )
  )
}

/** A text in which no line ends inside the telephone number that it may give as an example. */
function KeptNumber({ text }: { text: string }) {
  const number = telephoneNumber.exec(text)?.[0]
  if (!number) return text
  const [before = '', after = ''] = text.split(number)
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{number}</span>
      {after}
    </>
  )
}

function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-accent">
      {' '}
      *
    </span>
  )
}

interface TextInputProps extends Pick<ComponentProps<'input'>, 'name' | 'required' | 'autoComplete'> {
  type: keyof typeof inputTypes
  control: ControlProps
}

/** Addresses and telephone numbers run left to right in Hebrew too. */
const inputTypes = {
  text: {},
  email: { type: 'email', dir: 'ltr', inputMode: 'email' },
  phone: { type: 'tel', dir: 'ltr', inputMode: 'tel' },
} as const satisfies Record<string, ComponentProps<'input'>>

export function TextInput({ type, control, ...input }: TextInputProps) {
  const typed: ComponentProps<'input'> = inputTypes[type]
  return (
    <input
      {...typed}
      {...input}
      {...control}
      className={typed.dir ? `${control.className} rtl:text-end` : control.className}
    />
  )
}

interface ConsentProps {
  name: 'contact' | 'marketing'
  required?: boolean
  fault?: string | undefined
  children: ReactNode
}

export function Consent({ name, required = false, fault, children }: ConsentProps) {
  const id = useId()
  return (
    <div>
      <label className="flex items-start gap-3 text-sm">
        <input
          type="checkbox"
          name={name}
          required={required}
          {...describedBy(fault, id)}
          className="mt-1 size-5 shrink-0 accent-accent"
        />
        <span>
          {children}
          {required && <RequiredMark />}
        </span>
      </label>
      <Fault id={id} text={fault} />
    </div>
  )
}
