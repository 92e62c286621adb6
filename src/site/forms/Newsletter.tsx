import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect } from 'react'
import { resumeDraft, saveDraft } from './draft.ts'
import { Consent, Field, TextInput } from './Field.tsx'
import { isEmail, NEWSLETTER_SOURCE } from './fields.ts'
import { endpoint } from './formsServer.ts'
import { isDown } from './humanCheck/askForChallenge.ts'
import { failureText, fieldFaults } from './messages.ts'
import { post } from './post.ts'
import { SubmitButton } from './SubmitButton.tsx'
import { cleanEmail } from './text.ts'
import { type FaultTexts, useForm } from './useForm.tsx'

/** The name of its draft. */
const draft = 'newsletter'

/** The footer's newsletter form (specification §4, §5, §8). */
export default function Newsletter({ mailbox }: { mailbox: string }) {
  const { t, i18n } = useLingui()
  const { form, formProps, phase, setPhase, consented, faults, notify, notifyOutcome, showFaults, ...own } = useForm(
    'marketing',
    mailbox,
  )
  const busy = phase === 'submitting'

  useEffect(() => {
    // Also after the language was switched: each language is a page of its own.
    return form.current ? resumeDraft(draft, form.current) : undefined
  }, [form])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    if (own.isDone()) {
      own.showOutcome()
      return
    }
    own.begin()
    const element = event.currentTarget
    const email = typedEmail(element)
    const found = new Map<string, string>()
    if (!isEmail(email)) found.set('email', t`Please enter a valid email address.`)
    if (!own.isConsented())
      found.set('marketing', t`You must consent to receive marketing communications to subscribe.`)
    // All are marked; the toast is about the one that takes the focus.
    const [first] = found
    if (first) {
      const title = first[0] === 'email' ? msg`Invalid Email` : msg`Consent Required`
      void notify('error', i18n._(title), first[1])
    }
    showFaults(found)
    if (found.size === 0) void subscribe(element, email)
  }

  const subscribe = async (element: HTMLFormElement, email: string) => {
    let refused: FaultTexts = new Map()
    await own.send(async idempotencyKey => {
      setPhase('submitting')
      const consent = { marketing: true, timestamp: new Date().toISOString() }
      const payload = { email, source: NEWSLETTER_SOURCE, consent }
      const outcome = await post(endpoint('/api/subscribe-newsletter.php'), payload, idempotencyKey)
      own.setDown(isDown(outcome))
      if (outcome.kind !== 'success') {
        await notifyOutcome('error', i18n._(msg`Subscription Failed`), failureText(outcome, i18n))
        refused = fieldFaults(outcome.kind === 'refused' ? outcome.details : [], i18n)
        return 'idle'
      }
      await notifyOutcome(
        'success',
        i18n._(msg`Subscribed Successfully!`),
        i18n._(msg`Thank you for subscribing to our newsletter.`),
      )
      // An address typed meanwhile is another one, and stays.
      if (typedEmail(element) === email) element.reset()
      saveDraft(draft, element)
      own.startAnew()
      return 'idle'
    })
    showFaults(refused)
    if (refused.size === 0) own.showOutcome()
  }

  return (
    <form
      {...formProps}
      aria-label={t`Newsletter`}
      onSubmit={submit}
      onInput={event => {
        saveDraft(draft, event.currentTarget)
        own.onInput(event)
      }}
      className="grid max-w-md gap-4"
    >
      <Field label={t`Email`} fault={faults.get('email')}>
        {control => <TextInput name="email" type="email" autoComplete="email" control={control} />}
      </Field>
      <Consent name="marketing" required fault={faults.get('marketing')}>
        <Trans>I agree to receive the newsletter. Every issue has a link to unsubscribe.</Trans>
      </Consent>
      <SubmitButton disabled={busy || !consented} consented={consented || busy || own.isThanked}>
        {busy ? <Trans>Subscribing...</Trans> : <Trans>Subscribe</Trans>}
      </SubmitButton>
      {own.outcome}
      {own.mailInstead}
    </form>
  )
}

/** As the server cleans it: an address copied from a Hebrew text may bring marks that no one sees. */
function typedEmail(form: HTMLFormElement): string {
  return cleanEmail(form.querySelector<HTMLInputElement>('[name=email]')?.value ?? '')
}
