import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { onReconnect } from '../network/onReconnect.ts'
import { bringIntoView } from './bringIntoView.ts'
import { askForChallenge, isDown } from './humanCheck/askForChallenge.ts'

/** Where a form is between typing and sent (specification §4). */
export type Phase = 'idle' | 'verifying' | 'submitting' | 'sent'

/** What is wrong with the fields of a form, by the field's name, in the visitor's language. */
export type FaultTexts = ReadonlyMap<string, string>

const none: FaultTexts = new Map()

/** How an attempt ended, in the words of its toast. */
interface Notice {
  kind: 'success' | 'error'
  title: string
  description: string
}

/** Why nothing can be sent now, or that it can be again. */
type Reach = 'connection' | 'server' | 'back' | undefined

interface FormOptions {
  /** What is sent besides the fields; a different one makes a different message. */
  preface?: string | undefined
  /** Goes with the news that the message was sent: what of the preface was not in it. */
  notSent?: string | undefined
}

/**
 * What every form does: it keeps phase, consent and faults, sends a message under one idempotency key however often it is
 * tried, and notifies the visitor how that went.
 * @param consentBox name of the checkbox without which nothing is sent
 * @param mailbox address to write to while nothing can be sent
 */
export function useForm(
  consentBox: 'contact' | 'marketing',
  mailbox: string,
  { preface = '', notSent }: FormOptions = {},
) {
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const outcome = useRef<HTMLParagraphElement>(null)
  const advice = useRef<HTMLParagraphElement>(null)
  const running = useRef(false)
  const idempotencyKey = useRef('')
  const [phase, setPhase] = useState<Phase>('idle')
  const [consented, setConsented] = useState(false)
  const [faults, setFaults] = useState(none)
  const [notice, setNotice] = useState<Notice>()
  /** Whether toasts say aloud what happens. */
  const [spoken, setSpoken] = useState(false)
  const [reach, setReach] = useState<Reach>()
  /** Whether fields were changed while the last message was on its way. */
  const [hasMore, setHasMore] = useState(false)
  const wasOffline = useRef(false)
  const asked = useRef(false)
  const attempted = useRef(false)

  /** Asks once whether a server takes the form, before anyone fills it in: a static host cannot be known in advance. */
  const askServer = () => {
    if (asked.current) return
    asked.current = true
    // An answer may take longer than an attempt, which knows better.
    void askForChallenge().then(outcome => attempted.current || setReach(reachFor(isDown(outcome))))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when this code arrives
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) askServer()
  }, [])

  useEffect(() => {
    if (!reach) return
    let isCurrent = true
    const askAgain = async () => {
      const outcome = await askForChallenge()
      if (outcome.kind === 'unreachable') return false
      // What was found out meanwhile, or will be by an attempt that has begun, is newer.
      if (isCurrent) setReach(isDown(outcome) ? 'server' : 'back')
      return true
    }
    const lose = () => setReach('connection')
    // Only after some attempts: back on the network, nobody is to be sent away to their mail.
    const stop = onReconnect(askAgain, () => setReach(now => now && reachFor(true)))
    addEventListener('offline', lose)
    return () => {
      isCurrent = false
      stop()
      removeEventListener('offline', lose)
    }
  }, [reach])

  useEffect(() => {
    // It says "later", and now is the time.
    if (reach === 'back') dismissToasts()
  }, [reach])

  useEffect(() => {
    // A turned phone has other line breaks: what stood in view is elsewhere.
    const portrait = matchMedia('(orientation: portrait)')
    const keepInView = () => {
      const field = document.activeElement
      if (!form.current?.contains(field)) return
      // By then the new layout is there.
      requestAnimationFrame(() => field?.scrollIntoView({ block: 'center', behavior: 'instant' }))
    }
    portrait.addEventListener('change', keepInView)
    return () => portrait.removeEventListener('change', keepInView)
  }, [])

  useEffect(() => {
    idempotencyKey.current = ''
    // The notice is of another list than the one now; while one is being sent there is no notice yet.
    if (preface && !running.current) setNotice(undefined)
  }, [preface])

  useEffect(() => {
    // The box may have been ticked before this code arrived.
    setConsented(isTicked(form.current, consentBox))
    // Fetched now, so that a failure can be shown even when the network is gone by then.
    void import('./toaster.tsx').then(() => setSpoken(true)).catch(() => undefined)
  }, [consentBox])

  /** Notifies by a toast, or inside the form where the toaster could not be fetched. */
  const notify = async (kind: Notice['kind'], title: string, description: string) => {
    const toaster = await import('./toaster.tsx').catch(() => undefined)
    if (toaster) toaster.showToast(kind, title, description, { region: t`Notifications`, close: t`Close notification` })
    else setNotice({ kind, title, description })
  }

  /** Notifies of how an attempt ended: the form keeps it, since a toast may be gone before anyone looks. */
  const notifyOutcome = (kind: Notice['kind'], title: string, description: string) => {
    // Nobody is asked to stay any more, also while the toast is fetched.
    removeEventListener('beforeunload', askToStay)
    setNotice({ kind, title, description })
    return notify(kind, title, description)
  }

  /** Brings how it ended into view, for whoever is still at the form; who has scrolled away meanwhile is left there. */
  const showOutcome = () => {
    const focused = document.activeElement
    const { top = 0, bottom = 0 } = focused?.getBoundingClientRect() ?? {}
    // What can be done now comes first: how it ended is said by a toast, too.
    if (form.current?.contains(focused) && bottom > 0 && top < innerHeight)
      bringIntoView(advice.current, outcome.current)
  }

  const focusOutcome = () => outcome.current?.focus({ preventScroll: true })

  /** The last message arrived, and nothing has been written since: pressed once more, the button has nothing to send. */
  const isDone = () => notice?.kind === 'success' && isEmpty(form.current)

  /** Before an attempt: what the last one found is no longer said. */
  const begin = () => {
    wasOffline.current = !navigator.onLine
    setReach(undefined)
    setNotice(undefined)
    setHasMore(false)
    dismissToasts()
  }

  /** Marks fields, and takes the focus to the first of them. */
  const showFaults = (found: FaultTexts) => {
    // Synchronously: a screen reader describes a field as it is when it takes the focus.
    flushSync(() => setFaults(found))
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid]')
    first?.focus({ preventScroll: true })
    // Not by its focus: WebKit's leaves the label above the field behind the header.
    bringIntoView(first, document.getElementById(first?.getAttribute('aria-describedby') ?? ''))
  }

  /** Sends one message at a time; a second one during the first is ignored. What it resolves after is on the page. */
  const send = async (attempt: (idempotencyKey: string) => Promise<Phase>) => {
    if (running.current) return
    running.current = true
    attempted.current = true
    addEventListener('beforeunload', askToStay)
    idempotencyKey.current ||= crypto.randomUUID()
    let last: Phase = 'idle'
    try {
      last = await attempt(idempotencyKey.current)
    } finally {
      running.current = false
      removeEventListener('beforeunload', askToStay)
      flushSync(() => setPhase(last))
    }
  }

  /** After a message has arrived and was cleared from the fields: the next one has its own key, and consent must be given again. */
  const startAnew = () => {
    setHasMore(!isEmpty(form.current))
    for (const box of form.current?.querySelectorAll<HTMLInputElement>('[type=checkbox]') ?? []) box.checked = false
    setConsented(false)
    idempotencyKey.current = ''
  }

  const onInput = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const ticked = isTicked(currentTarget, consentBox)
    setConsented(ticked)
    // That it is missing is true no longer.
    if (ticked && !consented) dismissToasts()
    // A field that is being changed is no longer marked; where it was the last one, nothing needs attention any more.
    const { name } = target as HTMLInputElement
    if (faults.has(name)) {
      const left = new Map([...faults].filter(([field]) => field !== name))
      setFaults(left)
      if (left.size === 0) setNotice(undefined)
    }
    // "Message Sent!" beside a new message would look as if that were sent. Whoever types on from before it is told what was not.
    if (notice?.kind === 'success' && !(hasMore && !isEmpty(currentTarget))) setNotice(undefined)
    // A changed text is a new message, and needs a new key.
    idempotencyKey.current = ''
  }

  /** How the last attempt ended; that it failed for want of a connection is over once there is one. */
  const said = reach === 'back' && notice?.kind === 'error' ? undefined : notice

  return {
    form,
    formProps: {
      ref: form,
      // Before this code has loaded, sending does nothing rather than putting the typed text into the address.
      method: 'dialog',
      // The browser's own messages are in its language, not the page's.
      noValidate: true,
      onFocus: askServer,
    },
    phase,
    setPhase,
    consented,
    isConsented: () => isTicked(form.current, consentBox),
    faults,
    showFaults,
    notify,
    notifyOutcome,
    showOutcome,
    focusOutcome,
    isDone,
    isThanked: notice?.kind === 'success',
    begin,
    outcome: (
      <p
        ref={outcome}
        aria-live={spoken ? 'off' : 'polite'}
        tabIndex={-1}
        data-outcome={said?.kind}
        className={said?.kind === 'error' ? 'text-error' : 'text-accent'}
      >
        {said && (
          <>
            <strong className="block">{said.title}</strong> {said.description}
            {said.kind === 'success' && notSent && ` ${notSent}`}
          </>
        )}
      </p>
    ),
    setDown: (down: boolean) => setReach(down && wasOffline.current && navigator.onLine ? 'back' : reachFor(down)),
    mailInstead: (
      <p ref={advice} role="status" className="empty:hidden">
        {reach === 'connection' && (
          <Trans>
            There is no connection to the internet. What you wrote stays here: send it once the connection is back.
          </Trans>
        )}
        {reach === 'back' && <Trans>The connection is back: you can send now.</Trans>}
        {!reach && said?.kind === 'success' && hasMore && (
          <Trans>What was changed meanwhile is still in the form and was not sent.</Trans>
        )}
        {reach === 'server' && (
          <Trans>
            This form cannot be sent at the moment. If it is urgent, write to us by email:{' '}
            <a href={`mailto:${mailbox}`} className="underline">
              <bdi dir="ltr">{mailbox}</bdi>
            </a>
          </Trans>
        )}
      </p>
    ),
    send,
    startAnew,
    onInput,
  }
}

const dismissToasts = () => void import('./toaster.tsx').then(toaster => toaster.dismissToasts()).catch(() => undefined)

/** Without a connection, mail does not lead anywhere either. */
const reachFor = (down: boolean): Reach => (down ? (navigator.onLine ? 'server' : 'connection') : undefined)

/** The browser asks whoever leaves while a message is on its way: on another page nobody would tell them that it failed. */
const askToStay = (event: Event) => {
  event.preventDefault()
  // Once the question is answered: Firefox, unlike Chromium, raises no such event for a navigation that someone called off.
  setTimeout(() => 'navigation' in window && navigation.dispatchEvent(new Event('navigateerror')))
}

function isTicked(form: HTMLFormElement | null, name: string): boolean {
  return form?.querySelector<HTMLInputElement>(`[name=${name}]`)?.checked ?? false
}

function isEmpty(form: HTMLFormElement | null): boolean {
  const fields =
    form?.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [name=website]), select, textarea') ?? []
  return [...fields].every(({ value }) => value === '')
}
