import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { buttonClass } from '../layout/Button.tsx'

const look = `${buttonClass.primary} cursor-pointer border-2 border-accent aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-accent`

interface SubmitButtonProps {
  disabled: boolean
  /** Whether the consent box is ticked, without which nothing is sent. */
  consented: boolean
  children: ReactNode
}

/** The send button of a form. When disabled, it can still be focused and says what is missing; the form handles the press. */
export function SubmitButton({ disabled, consented, children }: SubmitButtonProps) {
  const id = useId()
  return (
    <div>
      <button type="submit" aria-disabled={disabled} aria-describedby={consented ? undefined : id} className={look}>
        {children}
      </button>
      <p id={id} hidden={consented} className="missing mt-2 text-sm text-soft">
        {/* Until the code of the form comes, styles show one of the two (src/site/styles/later/forms.css). */}
        <span>
          <Trans>To send, tick the consent box marked with *.</Trans>
        </span>
        <span>
          <Trans>Loading...</Trans>
        </span>
      </p>
    </div>
  )
}
