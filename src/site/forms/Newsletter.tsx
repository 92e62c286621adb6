import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { buttonClass } from '../layout/Button.tsx'
import { Consent, Field, TextInput } from './Field.tsx'
import { MAX_LENGTH, NEWSLETTER_SOURCE } from './fields.ts'
import { failureText } from './messages.ts'
import { post } from './post.ts'
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
  const busy = phase === 'submitting'

  useEffect(() => {
    setConsented(form.current?.querySelector<HTMLInputElement>('[name=marketing]')?.checked ?? false)
  }, [])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    const data = new FormData(element)
    const email = String(data.get('email') ?? '').trim()
    idempotencyKey.current ||= crypto.randomUUID()
    void run(async setPhase => {
      const translate = i18n._.bind(i18n)
      if (!email.includes('@')) {
        await notify('error', translate(msg`Invalid Email`), translate(msg`Please enter a valid email address.`))
        return 'idle'
      }
      if (data.get('marketing') === null) {
        const text = msg`You must consent to receive marketing communications to subscribe.`
        await notify('error', translate(msg`Consent Required`), translate(text))
        return 'idle'
      }
      setPhase('submitting')
      const consent = { marketing: true, timestamp: new Date().toISOString() }
      const payload = { email, source: NEWSLETTER_SOURCE, consent }
      const outcome = await post('/api/subscribe-newsletter.php', payload, idempotencyKey.current)
      if (outcome.kind !== 'success') {
        await notify('error', translate(msg`Subscription Failed`), failureText(outcome, translate))
        return 'idle'
      }
      await notify(
        'success',
        translate(msg`Subscribed Successfully!`),
        translate(msg`Thank you for subscribing to our newsletter.`),
      )
      element.reset()
      setConsented(false)
      idempotencyKey.current = ''
      return 'idle'
    })
  }

  return (
    // The specification has a toast for a wrong address, so the browser's own message is switched off.
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      onInput={() => (idempotencyKey.current = '')}
      className="grid max-w-md gap-4"
    >
      <Field label={t`Email`}>
        {className => (
          <TextInput
            name="email"
            type="email"
            autoComplete="email"
            maxLength={MAX_LENGTH.email}
            className={className}
          />
        )}
      </Field>
      <Consent name="marketing" onChange={event => setConsented(event.currentTarget.checked)}>
        <Trans>I agree to receive the newsletter. You can unsubscribe with one click.</Trans>
      </Consent>
      <button
        type="submit"
        disabled={busy || !consented}
        className={`${buttonClass.primary} cursor-pointer justify-self-start disabled:cursor-not-allowed disabled:bg-line disabled:text-soft`}
      >
        {busy ? <Trans>Subscribing...</Trans> : <Trans>Subscribe</Trans>}
      </button>
      {inlineNotice}
    </form>
  )
}
