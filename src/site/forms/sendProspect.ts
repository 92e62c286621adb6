import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { localize, parseUrl } from '../../content/locales/urls.ts'
import { humanToken } from './humanCheck/token.ts'
import { type FormKind, mapLeadFields } from './leadFields.ts'
import { failureText, homeFailureText, type Translate, verificationFailed } from './messages.ts'
import { type Outcome, post } from './post.ts'
import type { Phase } from './useSubmission.ts'

interface Prospect {
  kind: FormKind
  data: FormData
  preface?: string | undefined
  /** The same for every attempt to send the same message. */
  idempotencyKey: string
  setPhase: (phase: Phase) => void
  translate: Translate
}

/** What the visitor is shown afterwards. */
interface Feedback {
  ok: boolean
  title: MessageDescriptor
  text: string
}

/** Runs the human check and sends the form; reports the outcome in the words of that form (specification §8). */
export async function sendProspect({
  kind,
  data,
  preface,
  idempotencyKey,
  setPhase,
  translate,
}: Prospect): Promise<Feedback> {
  if (kind !== 'home' && data.get('contact') === null) {
    return {
      ok: false,
      title: msg`Consent Required`,
      text: translate(msg`You must consent to contact processing to submit this form.`),
    }
  }
  setPhase(kind === 'home' ? 'submitting' : 'verifying')
  const captchaToken = await humanToken()
  if (!captchaToken) return verificationFeedback(kind, translate)
  setPhase('submitting')
  const outcome = await post('/api/submit-prospect.php', payload(kind, data, preface, captchaToken), idempotencyKey)
  return feedback(kind, outcome, translate)
}

function verificationFeedback(kind: FormKind, translate: Translate): Feedback {
  // Without a network there is no challenge either: then the network is the reason, not the check.
  if (!navigator.onLine) return feedback(kind, { kind: 'unreachable' }, translate)
  if (kind === 'home') return { ok: false, title: msg`Submission Failed`, text: translate(verificationFailed) }
  return {
    ok: false,
    title: msg`Verification Failed`,
    text: translate(
      kind === 'quote' ? msg`Please complete the security verification before submitting.` : verificationFailed,
    ),
  }
}

function feedback(kind: FormKind, outcome: Outcome, translate: Translate): Feedback {
  if (outcome.kind === 'success') {
    return kind === 'home'
      ? {
          ok: true,
          title: msg`Message Sent Successfully!`,
          text: translate(msg`Thank you for contacting us. We'll get back to you soon.`),
        }
      : {
          ok: true,
          title: msg`Message Sent!`,
          text: translate(msg`Thank you for your interest. We'll get back to you within 24 hours.`),
        }
  }
  if (kind === 'home') return { ok: false, title: msg`Submission Failed`, text: homeFailureText(outcome, translate) }
  if (kind === 'quote' && outcome.kind === 'unreachable') {
    return {
      ok: false,
      title: msg`Failed to Send Message`,
      text: translate(msg`Unable to send your message. Please try again later.`),
    }
  }
  return { ok: false, title: msg`Failed to Send Message`, text: failureText(outcome, translate) }
}

/** The body of the request (specification §7): every form but the home page's sends consent. */
function payload(kind: FormKind, data: FormData, preface: string | undefined, captchaToken: string) {
  const text = (name: string) => String(data.get(name) ?? '')
  const message = preface ? `${preface}\n\n${text('message')}` : text('message')
  return {
    formData: { ...mapLeadFields(({ name }) => text(name)), message },
    captchaToken,
    // A quote comes from the store, whichever of its pages the visitor was on.
    pageSource: kind === 'quote' ? localize('/store', parseUrl(location.pathname).locale) : location.pathname,
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
