import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Outcome } from './clientAnswer.ts'
import { humanToken } from './humanCheck/token.ts'
import { type FormKind, mapLeadFields } from './leadFields.ts'
import { failureText, homeFailureText, type Say, tryLater, verificationFailed } from './messages.ts'
import { post } from './post.ts'
import type { Phase } from './useSubmission.ts'

interface Sending {
  kind: FormKind
  data: FormData
  preface?: string | undefined
  /** Idempotency key: the same for every try at the same message. */
  key: string
  setPhase: (phase: Phase) => void
  say: Say
}

/** What to tell the visitor. */
interface Told {
  ok: boolean
  title: MessageDescriptor
  text: string
}

/** Runs the human check and sends the form; says how it went in the words of its form (specification §8). */
export async function sendProspect({ kind, data, preface, key, setPhase, say }: Sending): Promise<Told> {
  if (kind !== 'home' && data.get('contact') === null) {
    return {
      ok: false,
      title: msg`Consent Required`,
      text: say(msg`You must consent to contact processing to submit this form.`),
    }
  }
  setPhase(kind === 'home' ? 'submitting' : 'verifying')
  const captchaToken = await humanToken()
  if (!captchaToken) return unverified(kind, say)
  setPhase('submitting')
  const outcome = await post('/api/submit-prospect.php', payload(kind, data, preface, captchaToken), key)
  return told(kind, outcome, say)
}

function unverified(kind: FormKind, say: Say): Told {
  // Without a network there is no challenge either: the visitor is told of the network, not of the check.
  if (!navigator.onLine) return told(kind, { kind: 'unreachable' }, say)
  if (kind === 'home') return { ok: false, title: msg`Submission Failed`, text: say(verificationFailed) }
  return {
    ok: false,
    title: msg`Verification Failed`,
    text: say(
      kind === 'quote' ? msg`Please complete the security verification before submitting.` : verificationFailed,
    ),
  }
}

function told(kind: FormKind, outcome: Outcome, say: Say): Told {
  if (outcome.kind === 'success') {
    return kind === 'home'
      ? {
          ok: true,
          title: msg`Message Sent Successfully!`,
          text: say(msg`Thank you for contacting us. We'll get back to you soon.`),
        }
      : {
          ok: true,
          title: msg`Message Sent!`,
          text: say(msg`Thank you for your interest. We'll get back to you within 24 hours.`),
        }
  }
  if (kind === 'home') return { ok: false, title: msg`Submission Failed`, text: homeFailureText(outcome, say) }
  if (kind === 'quote' && outcome.kind === 'unreachable') {
    return {
      ok: false,
      title: msg`Failed to Send Message`,
      text: say(msg`Unable to send your message. Please try again later.`),
    }
  }
  const text = outcome.kind === 'unreachable' ? say(tryLater) : failureText(outcome, say)
  return { ok: false, title: msg`Failed to Send Message`, text }
}

/** The body of the request (specification §7): consent travels in every form but the home page's. */
function payload(kind: FormKind, data: FormData, preface: string | undefined, captchaToken: string) {
  const text = (name: string) => String(data.get(name) ?? '')
  const message = preface ? `${preface}\n\n${text('message')}` : text('message')
  return {
    formData: { ...mapLeadFields(({ name }) => text(name)), message },
    captchaToken,
    // A quote comes from the store, whichever of its pages the visitor stood on.
    pageSource: kind === 'quote' ? location.pathname.replace(/(\/store).*$/, '$1') : location.pathname,
    ...(text('website') ? { website: text('website') } : {}),
    ...(kind === 'home'
      ? {}
      : {
          consent: {
            contact: data.get('contact') !== null,
            marketing: data.get('marketing') !== null,
            timestamp: new Date().toISOString(),
          },
        }),
  }
}
