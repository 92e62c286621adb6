import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { ContactFields } from './ContactFields.tsx'
import { clearSent, resumeDraft, saveDraft } from './draft.ts'
import { Consent } from './Field.tsx'
import type { FormKind } from './leadFields.ts'
import { faultText, fieldFaults } from './messages.ts'
import { SubmitButton } from './SubmitButton.tsx'
import { findFaults, sendProspect, sentFeedback } from './sendProspect.ts'
import { type FaultTexts, type Phase, useForm } from './useForm.tsx'
import { useSentNews } from './useSentNews.ts'

export interface ContactFormProps {
  /** The home page's form, the one of all other pages, or the store's request for a quote. */
  kind: FormKind
  privacyHref: string
  /** Address to write to while the server cannot take messages. */
  mailbox: string
  /** Text that goes before the visitor's own message: the quote's list of items, empty when there are none. */
  preface?: string
  /** Whether that text is there yet, before which nothing is sent. */
  isReady?: boolean
  /** Goes with the news that the message was sent: what of the preface was not in it. */
  notSent?: string | undefined
  /** Receives whether a message is on its way. */
  onBusy?: (isBusy: boolean) => void
  onSent?: () => void
}

/** The contact form in its three configurations (specification §4, §5, §8). */
export default function ContactForm(props: ContactFormProps) {
  const { kind, privacyHref, mailbox, preface, isReady = true, notSent, onBusy, onSent } = props
  const { t, i18n } = useLingui()
  const own = useForm('contact', mailbox, { preface, notSent })
  const { form, consented, faults, notify, notifyOutcome, showFaults } = own
  // A quote is sent until there is something new to ask for.
  const phase = own.phase === 'sent' && preface ? 'idle' : own.phase
  const busy = phase === 'verifying' || phase === 'submitting'

  useEffect(() => {
    return form.current ? resumeDraft(kind, form.current) : undefined
  }, [kind, form])

  useSentNews(kind, own.isThanked, () => {
    const { title, text } = sentFeedback(kind, i18n)
    void notifyOutcome('success', i18n._(title), text)
  })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (phase !== 'idle' || !isReady) return
    if (own.isDone()) {
      own.showOutcome()
      return
    }
    own.begin()
    const element = event.currentTarget
    const data = new FormData(element)
    const found = translateFaults(findFaults(kind, data, preface))
    if (!own.isConsented()) {
      const text = t`You must consent to contact processing to submit this form.`
      found.set('contact', text)
      if (kind !== 'home') void notify('error', i18n._(msg`Consent Required`), text)
    }
    showFaults(found)
    if (found.size > 0) return
    onBusy?.(true)
    // Once the focus is where it ended: what is drawn then has nothing to take it from.
    void send(element, data).finally(() => onBusy?.(false))
  }

  const send = async (element: HTMLFormElement, data: FormData) => {
    const origin = document.activeElement
    let refused: FaultTexts = new Map()
    await own.send(async idempotencyKey => {
      const result = await sendProspect({ kind, data, preface, idempotencyKey, setPhase: own.setPhase, i18n })
      own.setDown(result.down ?? false)
      await notifyOutcome(result.ok ? 'success' : 'error', i18n._(result.title), result.text)
      if (!result.ok) {
        refused = fieldFaults(result.details ?? [], i18n, Boolean(preface))
        // A password manager may have filled in what people do not see; then trying again is enough, as the answer says.
        for (const trap of element.querySelectorAll<HTMLInputElement>('[name=website]')) trap.value = ''
        return 'idle'
      }
      clearSent(kind, element, data)
      own.startAnew()
      // At once: a preface that changes later is the visitor's change, which ends what is said of this message.
      flushSync(() => onSent?.())
      return kind === 'quote' ? 'sent' : 'idle'
    })
    showFaults(refused)
    // Fields that are disabled meanwhile lose the focus; of a quote that was sent they have gone, and its button.
    const focused = document.activeElement
    if (focused === document.body || focused?.closest('[hidden]')) {
      if (!origin?.isConnected || origin.closest('[hidden]')) own.focusOutcome()
      else if (origin instanceof HTMLElement) origin.focus({ preventScroll: true })
    }
    if (refused.size === 0) own.showOutcome()
  }

  const translateFaults = (found: ReadonlyMap<string, string>) =>
    new Map([...found].map(([name, fault]) => [name, faultText(name, fault, i18n, Boolean(preface))]))

  const name = kind === 'quote' ? t`Request a quote` : t`Write to us`

  return (
    <form
      {...own.formProps}
      aria-label={name}
      onSubmit={submit}
      onInput={event => {
        saveDraft(kind, event.currentTarget)
        own.onInput(event)
      }}
      className="grid gap-5 rounded-md border border-line bg-card p-6 sm:p-8"
    >
      {/* Fields beside "Message Sent!" would look as if what is written into them were sent, too. */}
      <fieldset disabled={busy && kind !== 'home'} hidden={phase === 'sent'} className="grid gap-5 sm:grid-cols-2">
        <legend className="sr-only">{name}</legend>
        <ContactFields kind={kind} faults={faults} />
        <div className="grid gap-3 sm:col-span-2">
          <Consent name="contact" required fault={faults.get('contact')}>
            <Trans>
              I agree that you may keep and use my details to answer this message, as described in the{' '}
              <a href={privacyHref} className="underline">
                privacy policy
              </a>
              .
            </Trans>
          </Consent>
          {kind !== 'home' && (
            <Consent name="marketing">
              <Trans>You may also send me news and offers. I can withdraw this at any time.</Trans>
            </Consent>
          )}
        </div>
      </fieldset>
      {/* Outside the fields, which are disabled while the form is busy: what has the focus keeps it. */}
      {phase !== 'sent' && (
        <SubmitButton
          disabled={phase !== 'idle' || !consented || !isReady}
          consented={consented || phase !== 'idle' || own.isThanked}
        >
          {busy && kind !== 'home' && <span className="spinner" aria-hidden="true" />}
          {isReady || !consented ? buttonLabel(kind, phase) : <Trans>Loading...</Trans>}
        </SubmitButton>
      )}
      {own.outcome}
      {own.mailInstead}
      <p role="status" className="sr-only">
        {phase === 'verifying' && t`Verifying Security...`}
        {phase === 'submitting' && t`Sending...`}
      </p>
    </form>
  )
}

/** The words of the form's states (specification §4); “Message Sent!” is said by its outcome, in place of the button. */
function buttonLabel(kind: FormKind, phase: Phase) {
  if (phase === 'submitting' || (phase === 'verifying' && kind === 'home')) return <Trans>Sending...</Trans>
  if (phase === 'verifying') return <Trans>Verifying Security...</Trans>
  if (kind === 'quote') return <Trans>Request a quote</Trans>
  return <Trans>Send message</Trans>
}
