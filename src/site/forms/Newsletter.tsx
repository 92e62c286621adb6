import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Consent, Field, TextInput } from './Field.tsx'
import { isEmail, MAX_LENGTH, NEWSLETTER_SOURCE } from './fields.ts'
import { failureText } from './messages.ts'
import { post } from './post.ts'
import { SubmitButton } from './SubmitButton.tsx'
import { useFaults } from './useFaults.ts'
import { useNotify } from './useNotify.tsx'
import { useSubmission } from './useSubmission.ts'

/** The footer's newsletter form (specification §4, §5, §8). */
export default function Newsletter() {
  const { t, i18n } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const [consented, setConsented] = useState(false)
  const idempotencyKey = useRef('')
  const { phase, run } = useSubmission()
  const { notify, inlineNotice } = useNotify()
  const { faults, showFaults, forgetFault } = useFaults(form)
  const busy = phase === 'submitting'

  useEffect(() => {
    if (form.current) setConsented(isConsented(form.current))
  }, [])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const element = event.currentTarget
    const email = typedEmail(element)
    const found = new Map<string, string>()
    if (!isConsented(element)) {
      found.set('marketing', t`You must consent to receive marketing communications to subscribe.`)
      void notify('error', i18n._(msg`Consent Required`), found.get('marketing') ?? '')
    }
    if (!isEmail(email)) {
      found.set('email', t`Please enter a valid email address.`)
      void notify('error', i18n._(msg`Invalid Email`), found.get('email') ?? '')
    }
    showFaults(found)
    if (found.size === 0) void subscribe(element, email)
  }

  const subscribe = (element: HTMLFormElement, email: string) => {
    idempotencyKey.current ||= crypto.randomUUID()
    return run(async setPhase => {
      setPhase('submitting')
      const consent = { marketing: true, timestamp: new Date().toISOString() }
      const payload = { email, source: NEWSLETTER_SOURCE, consent }
      const outcome = await post('/api/subscribe-newsletter.php', payload, idempotencyKey.current)
      if (outcome.kind !== 'success') {
        await notify('error', i18n._(msg`Subscription Failed`), failureText(outcome, i18n))
        return 'idle'
      }
      await notify(
        'success',
        i18n._(msg`Subscribed Successfully!`),
        i18n._(msg`Thank you for subscribing to our newsletter.`),
      )
      // An address typed meanwhile is another one, and stays.
      if (typedEmail(element) === email) element.reset()
      for (const box of element.querySelectorAll<HTMLInputElement>('[type=checkbox]')) box.checked = false
      setConsented(false)
      idempotencyKey.current = ''
      return 'idle'
    })
  }

  return (
    <form
      ref={form}
      // Before this code has come, sending does nothing rather than putting what was typed into the address.
      method="dialog"
      // The specification has a toast for a wrong address, so the browser's own message is switched off.
      noValidate
      onSubmit={submit}
      onInput={event => {
        setConsented(isConsented(event.currentTarget))
        forgetFault(event.target)
        idempotencyKey.current = ''
      }}
      className="grid max-w-md gap-4"
    >
      <Field label={t`Email`} fault={faults.get('email')}>
        {control => (
          <TextInput name="email" type="email" autoComplete="email" maxLength={MAX_LENGTH.email} control={control} />
        )}
      </Field>
      <Consent name="marketing" required fault={faults.get('marketing')}>
        <Trans>I agree to receive the newsletter. You can unsubscribe with one click.</Trans>
      </Consent>
      <SubmitButton disabled={busy || !consented} consented={consented || busy}>
        {busy ? <Trans>Subscribing...</Trans> : <Trans>Subscribe</Trans>}
      </SubmitButton>
      {inlineNotice}
    </form>
  )
}

function isConsented(form: HTMLFormElement): boolean {
  return form.querySelector<HTMLInputElement>('[name=marketing]')?.checked ?? false
}

function typedEmail(form: HTMLFormElement): string {
  return form.querySelector<HTMLInputElement>('[name=email]')?.value.trim() ?? ''
}
