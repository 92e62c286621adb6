import { Trans } from '@lingui/react/macro'
import { buttonClass } from '../layout/Button.tsx'
import type { FormKind } from './leadFields.ts'
import type { Phase } from './useSubmission.ts'

/** The send button with the words of its form's states (specification §4). */
export function SubmitButton({ kind, phase, disabled }: { kind: FormKind; phase: Phase; disabled: boolean }) {
  const busy = phase === 'verifying' || phase === 'submitting'
  return (
    <button
      type="submit"
      disabled={disabled}
      className={`${buttonClass.primary} cursor-pointer disabled:cursor-not-allowed disabled:bg-line disabled:text-soft sm:col-span-2 sm:justify-self-start`}
    >
      {busy && kind !== 'home' && <span className="spinner" aria-hidden="true" />}
      {label(kind, phase)}
    </button>
  )
}

function label(kind: FormKind, phase: Phase) {
  if (phase === 'submitting' || (phase === 'verifying' && kind === 'home')) return <Trans>Sending...</Trans>
  if (phase === 'verifying') return <Trans>Verifying Security...</Trans>
  if (phase === 'sent') return <Trans>Message Sent!</Trans>
  if (kind === 'quote') return <Trans>Request a quote</Trans>
  return <Trans>Send message</Trans>
}
