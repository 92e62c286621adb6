import type { ReactNode } from 'react'

export const buttonClass = {
  primary:
    'inline-flex min-h-12 items-center justify-center gap-2 rounded-sm bg-accent px-6 py-2.5 font-semibold text-on-accent no-underline hover:bg-accent-deep',
  secondary:
    'inline-flex min-h-12 items-center justify-center gap-2 rounded-sm border border-line-strong px-6 py-2.5 font-semibold text-ink no-underline hover:border-ink',
} as const

interface ButtonLinkProps {
  href: string
  look?: keyof typeof buttonClass
  /** Opens in a new tab; the text that says so to screen readers. */
  newTab?: string
  children: ReactNode
}

export function ButtonLink({ href, look = 'primary', newTab, children }: ButtonLinkProps) {
  return (
    <a href={href} className={buttonClass[look]} {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {children}
      {newTab && <span className="sr-only"> ({newTab})</span>}
    </a>
  )
}
