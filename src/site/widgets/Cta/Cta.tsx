import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Bidi } from '../../layout/Bidi.tsx'
import { BookingLink } from '../../layout/BookingLink.tsx'
import { ButtonLink } from '../../layout/Button.tsx'
import { usePage } from '../../layout/PageContext.tsx'

interface CtaProps {
  title: string
  /** `book` opens the scheduling page, `contact` goes to the form below, `quote` to the store. */
  action?: 'book' | 'contact' | 'quote'
  /** Words on the button, where the usual ones do not fit. */
  label?: string
  children: ReactNode
}

/** The step to take next, last on a page. */
export function Cta({ title, action = 'book', label, children }: CtaProps) {
  const { localize } = usePage()
  return (
    <div className="across">
      <div className="lead-block p-8 sm:p-12 md:flex md:items-center md:justify-between md:gap-12">
        <div className="max-w-measure">
          <h2 className="m-0 text-2xl">
            <Bidi>{title}</Bidi>
          </h2>
          <div className="flow mt-3">{children}</div>
        </div>
        <p className="mt-6 shrink-0 md:mt-0">
          {action === 'book' && <BookingLink>{label}</BookingLink>}
          {action === 'contact' && <ButtonLink href="#contact">{label ?? <Trans>Write to us</Trans>}</ButtonLink>}
          {action === 'quote' && (
            <ButtonLink href={localize('/store')}>{label ?? <Trans>Request a quote</Trans>}</ButtonLink>
          )}
        </p>
      </div>
    </div>
  )
}
