import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ButtonLink } from './Button.tsx'
import { usePage } from './PageContext.tsx'

/** The main call to action: the external scheduling page, in a new tab. */
export function BookingLink({ children, look = 'primary' }: { children?: ReactNode; look?: 'primary' | 'secondary' }) {
  const { site } = usePage()
  const { t } = useLingui()
  return (
    <ButtonLink href={site.data('company').booking} look={look} newTab={t`opens in a new tab`}>
      {children ?? t`Book a discovery call`}
    </ButtonLink>
  )
}
