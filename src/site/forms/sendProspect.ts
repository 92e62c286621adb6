import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { localize, parseUrl } from '../../content/locales/urls.ts'
import { endpoint } from './formsServer.ts'
import { isDown } from './humanCheck/askForChallenge.ts'
import { humanCheck } from './humanCheck/token.ts'
import { type FormKind, mapLeadFields, payloadKind } from './leadFields.ts'
import { failureText, homeFailureText, verificationFailed } from './messages.ts'
import { type Outcome, post, type Refusal } from './post.ts'
import { leadFormData } from './schema.ts'
import { isBlank } from './text.ts'
import type { Phase } from './useForm.tsx'

interface Prospect {
  kind: FormKind
  data: FormData
  preface?: string | undefined
  /** The same for every attempt to send the same message. */
  idempotencyKey: string
  setPhase: (phase: Phase) => void
  i18n: I18n
}

/** What the visitor is shown afterwards. */
interface Feedback {
  ok: boolean
  title: MessageDescriptor
  text: string
  /** The server's faults of single fields. */
  details?: readonly string[]
  /** Whether the server cannot take messages now, whatever the visitor does. */
  down?: boolean
}

/** Runs the human check and sends the form; reports the outcome in the words of that form (specification §8). */
export async function sendProspect({
  kind,
  data,
  preface,
  idempotencyKey,
  setPhase,
  i18n,
}: Prospect): Promise<Feedback> {
  setPhase(kind === 'home' ? 'submitting' : 'verifying')
  const check = await humanCheck()
  if (check.kind === 'failed') return verificationFeedback(kind, i18n)
  if (check.kind !== 'passed') return feedback(kind, check, i18n)
  setPhase('submitting')
  const body = payload(kind, data, preface, check.token)
  return feedback(kind, await post(endpoint('/api/submit-prospect.php'), body, idempotencyKey), i18n)
}

function verificationFeedback(kind: FormKind, i18n: I18n): Feedback {
  if (kind === 'home') return { ok: false, title: msg`Submission Failed`, text: i18n._(verificationFailed) }
  return {
    ok: false,
    title: msg`Verification Failed`,
    text: i18n._(
      kind === 'quote' ? msg`Please complete the security verification before submitting.` : verificationFailed,
    ),
  }
}

function feedback(kind: FormKind, outcome: Outcome, i18n: I18n): Feedback {
  return outcome.kind === 'success' ? sentFeedback(kind, i18n) : failure(kind, outcome, i18n)
}

/** That a message has arrived. */
export function sentFeedback(kind: FormKind, i18n: I18n): Feedback {
  return kind === 'home'
    ? {
        ok: true,
        title: msg`Message Sent Successfully!`,
        text: i18n._(msg`Thank you for contacting us. We'll get back to you soon.`),
      }
    : {
        ok: true,
        title: msg`Message Sent!`,
        text: i18n._(msg`Thank you for your interest. We'll get back to you within 24 hours.`),
      }
}

function failure(kind: FormKind, outcome: Refusal, i18n: I18n): Feedback {
  const common = {
    ok: false,
    down: isDown(outcome),
    details: outcome.kind === 'refused' ? outcome.details : [],
  }
  if (kind === 'home') return { ...common, title: msg`Submission Failed`, text: homeFailureText(outcome, i18n) }
  if (kind === 'quote' && outcome.kind === 'unreachable') {
    return {
      ...common,
      title: msg`Failed to Send Message`,
      text: i18n._(msg`Unable to send your message. Please try again later.`),
    }
  }
  return { ...common, title: msg`Failed to Send Message`, text: failureText(outcome, i18n) }
}

/**
 * What is wrong with single fields, by the field's name in the order of the form: a fault of `FAULT` or the like. The quote's
 * list is a message; together with the visitor's own it counts for the length only.
 */
export function findFaults(kind: FormKind, data: FormData, preface?: string): Map<string, string> {
  const schema = leadFormData[payloadKind(kind)]
  const own = schema.safeParse(formData(data, isBlank(String(data.get('message') ?? '')) ? preface : undefined))
  const { error } = own.success ? schema.safeParse(formData(data, preface)) : own
  // The first fault of a field is the one to fix first.
  return new Map(error?.issues.toReversed().map(({ path, message }) => [String(path[0]), message]))
}

function formData(data: FormData, preface: string | undefined) {
  const values = mapLeadFields(({ name }) => String(data.get(name) ?? ''))
  const texts = [preface, values.message].filter(text => text && !isBlank(text))
  return { ...values, message: texts.length > 0 ? texts.join('\n\n') : values.message }
}

/** The body of the request (specification §7): every form but the home page's sends consent. */
function payload(kind: FormKind, data: FormData, preface: string | undefined, captchaToken: string) {
  const website = String(data.get('website') ?? '')
  return {
    formData: formData(data, preface),
    captchaToken,
    // A quote counts as sent from the store, whichever of its pages the visitor was on.
    pageSource: kind === 'quote' ? localize('/store', parseUrl(location.pathname).locale) : location.pathname,
    ...(website ? { website } : {}),
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
