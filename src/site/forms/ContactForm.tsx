import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ContactFields } from './ContactFields.tsx'
import { forgetDraft, restoreDraft, saveDraft } from './draft.ts'
import { Consent } from './Field.tsx'
import type { FormKind } from './leadFields.ts'
import { SubmitButton } from './SubmitButton.tsx'
import { sendProspect } from './sendProspect.ts'
import { useNotify } from './useNotify.tsx'
import { useSubmission } from './useSubmission.ts'

export interface ContactFormProps {
  /** The home page's form, the one of all other pages, or the store's request for a quote. */
  kind: FormKind
  privacyHref: string
  /** Text that goes before the visitor's own message: the quote's list of items. */
  preface?: string
  onSent?: () => void
}

/** The contact form in its three configurations (specification §4, §5, §8). */
export default function ContactForm({ kind, privacyHref, preface, onSent }: ContactFormProps) {
  const { t, i18n } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const [consented, setConsented] = useState(false)
  const idempotencyKey = useRef('')
  const { phase, run } = useSubmission()
  const { notify, inlineNotice } = useNotify()
  const busy = phase === 'verifying' || phase === 'submitting'

  useEffect(() => {
    const element = form.current
    if (!element) return
    // Keeps what was typed or ticked before this code arrived, and restores what an earlier page saved.
    restoreDraft(kind, element)
    setConsented(element.querySelector<HTMLInputElement>('[name=contact]')?.checked ?? false)
  }, [kind])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    const data = new FormData(element)
    idempotencyKey.current ||= crypto.randomUUID()
    void run(async setPhase => {
      const translate = i18n._.bind(i18n)
      const result = await sendProspect({
        kind,
        data,
        preface,
        idempotencyKey: idempotencyKey.current,
        setPhase,
        translate,
      })
      await notify(result.ok ? 'success' : 'error', translate(result.title), result.text)
      if (!result.ok) return 'idle'
      element.reset()
      setConsented(false)
      forgetDraft(kind)
      idempotencyKey.current = ''
      onSent?.()
      return kind === 'quote' ? 'sent' : 'idle'
    })
  }

  return (
    <form
      ref={form}
      onSubmit={submit}
      onInput={event => {
        saveDraft(kind, event.currentTarget)
        // A changed text is a new message, and needs a new key.
        idempotencyKey.current = ''
      }}
      className="rounded-md border border-line bg-card p-6 sm:p-8"
    >
      <fieldset disabled={busy && kind !== 'home'} className="grid gap-5 sm:grid-cols-2">
        <legend className="sr-only">
          <Trans>Contact form</Trans>
        </legend>
        <ContactFields kind={kind} />
        <div className="grid gap-3 sm:col-span-2">
          <Consent name="contact" required onChange={event => setConsented(event.currentTarget.checked)}>
            <Trans>
              I agree to you keeping and using my details to answer this message, as described in the{' '}
              <a href={privacyHref} className="underline">
                privacy policy
              </a>
              .
            </Trans>{' '}
            <span aria-hidden="true" className="text-accent">
              *
            </span>
          </Consent>
          {kind !== 'home' && (
            <Consent name="marketing">
              <Trans>You may also send me news and offers. I can withdraw this at any time.</Trans>
            </Consent>
          )}
        </div>
        <SubmitButton kind={kind} phase={phase} disabled={busy || !consented} />
      </fieldset>
      {inlineNotice}
      <p role="status" className="sr-only">
        {phase === 'verifying' && t`Verifying Security...`}
        {phase === 'submitting' && t`Sending...`}
      </p>
    </form>
  )
}
