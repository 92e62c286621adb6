import type { ComponentProps, ReactNode } from 'react'

const control =
  'mt-1 block w-full rounded-sm border border-line-strong bg-card px-3 py-2.5 text-base text-ink disabled:opacity-60'

interface FieldProps {
  label: string
  required?: boolean
  children: (className: string) => ReactNode
}

/** A control with its label around it, so that the two cannot part. */
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

/** A consent box with its words. */
export function Consent({ children, ...input }: ComponentProps<'input'> & { children: ReactNode }) {
  return (
    <label className="flex items-start gap-3 text-sm">
      <input type="checkbox" {...input} className="mt-1 size-5 shrink-0 accent-accent" />
      <span>{children}</span>
    </label>
  )
}
