import type { FastifyReply, FastifyRequest } from 'fastify'
import { ANSWER } from '../../../site/forms/answers.ts'
import { homeSubmission, type Submission, standaloneSubmission } from '../../../site/forms/schema.ts'
import type { HumanCheck } from '../check/humanCheck.ts'
import type { LeadRow } from '../database/tables.ts'
import { digest, type Fingerprint, type Recognised, recognise } from '../intake/fingerprint.ts'
import { leadDigest, recordLead } from '../intake/recordLead.ts'
import type { Context } from './context.ts'
import { fieldFaults } from './fieldFaults.ts'
import { databaseRefusal, Refusal } from './refusal.ts'
import { idempotencyKey } from './requestHeaders.ts'

/** `POST /api/submit-prospect.php` (specification §7): a message of the home, standalone or quote form. */
export async function submitProspect(request: FastifyRequest, reply: FastifyReply, context: Context): Promise<void> {
  const key = idempotencyKey(request)
  const submission = parse(request.body)
  refuseFilledHoneypot(submission.website)
  const check = await context.humanCheck()
  const identity = check.identity(submission.captchaToken)
  if (identity === null) throw new Refusal(422, ANSWER.verificationFailed)
  const fingerprint: Fingerprint = {
    key: key === null ? null : `lead:${key}`,
    challenge: digest(identity),
    payload: leadDigest(submission),
  }
  // A retry is recognised before its token is verified: a used token does not pass a second time.
  const known = await context.database.read(db => recognise(db, fingerprint))
  if (known === 'new') {
    const humanCheck = await passed(check, submission.captchaToken)
    acknowledge(
      await recordLead(
        context.database,
        { submission, fingerprint, humanCheck, channels: context.channels },
        context.now(),
      ),
    )
    context.wakeDelivery()
  } else {
    acknowledge(known)
  }
  await reply.send({ success: true })
}

/** The home form sends no consent; every other form does. */
function parse(body: unknown): Submission {
  const standalone = typeof body === 'object' && body !== null && Object.hasOwn(body, 'consent')
  const parsed = standalone ? standaloneSubmission.safeParse(body) : homeSubmission.safeParse(body)
  if (!parsed.success) throw new Refusal(400, ANSWER.invalid, { details: fieldFaults(parsed.error) })
  return parsed.data
}

/** Refuses openly instead of feigning success: a browser's autofill might have filled it in for a person. */
export function refuseFilledHoneypot(website: string | undefined): void {
  if (website !== undefined && website !== '') throw new Refusal(422, ANSWER.verificationFailed)
}

async function passed(check: HumanCheck, token: string): Promise<LeadRow['human_check']> {
  const verdict = await check.verify(token)
  if (verdict === 'failed') throw new Refusal(422, ANSWER.verificationFailed)
  if (verdict === 'score too low') throw new Refusal(422, ANSWER.scoreTooLow)
  return verdict
}

/** Returns if the submission is recorded, by this request or an earlier one; refuses it otherwise. */
export function acknowledge(outcome: Recognised | 'missing'): void {
  if (outcome === 'replay') throw new Refusal(409, ANSWER.replayed)
  if (outcome === 'missing') throw databaseRefusal()
}
