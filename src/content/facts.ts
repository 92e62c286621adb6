import { z } from 'zod'
import { daySchema } from './day.ts'
import type { FactId } from './factIds.ts'
import { sourcePattern } from './factSources.ts'
import { msg } from './messages/msg.ts'

/** A value that is the same in both languages, or differs on purpose. */
const perLocale = <T extends z.ZodType>(value: T) => z.union([value, z.strictObject({ en: value, he: value })])

const sourceMissing = msg('an address (https://…) where it can be read, “specification §9”, “the owner” or “npm test”')

const provenance = {
  source: z
    .string()
    .regex(sourcePattern, sourceMissing.id)
    .optional()
    .describe('Where it can be read: an address. What we say of ourselves: specification §9, or the owner.'),
  note: z
    .string()
    .min(3)
    .optional()
    .describe('What has to be known of the source, such as when a price list was published.'),
  checked: daySchema.optional().describe('The day on which somebody saw it at the source, or the owner confirmed it.'),
  unverified: z
    .string()
    .min(10)
    .optional()
    .describe('Instead of checked: why nobody has confirmed it; launch-check lists it for the owner.'),
  validUntil: daySchema.optional().describe('After this day the fact counts as expired.'),
  reason: z.string().min(10).optional().describe('Why the languages differ, where they do.'),
  blocksBuild: z.boolean().optional().describe('Past its day the build fails; other facts hold up the launch alone.'),
  pinned: z
    .strictObject({
      by: z.string().min(3).describe('What fixes the value, such as specification §9.'),
      vendor: z.string().min(3).describe('What the vendor says instead, or what speaks against the value.'),
    })
    .optional()
    .describe('A value that stays as it is although its vendor says otherwise; launch-check lists it for the owner.'),
}

/** No fact is negative. */
const amount = z.number().min(0)
const number = perLocale(amount)

/** Future values, each from a day on, with provenance of their own. */
const later = <T extends z.ZodType>(value: T) =>
  z
    .array(
      z.strictObject({
        from: daySchema.describe('The day from which the value holds.'),
        value,
        source: provenance.source,
        checked: provenance.checked,
        validUntil: provenance.validUntil,
      }),
    )
    .min(1)
    .refine(changes => changes.every(({ from }, index) => index === 0 || (changes[index - 1]?.from ?? '') < from), {
      message: msg('changes in the order of their days, each day once').id,
    })
    .optional()
    .describe('Values that hold from a day on: [{ from: 2027-01-01, value: 16 }].')

/** A value of a fact, and those that follow it. */
const values = <T extends z.ZodType>(value: T) => ({ value, changes: later(value) })

export const currencySchema = z.enum(['USD', 'ILS'])

export const factSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('count'), ...values(number), plus: z.boolean().default(false), ...provenance }),
    z.strictObject({ kind: z.literal('percent'), ...values(number), ...provenance }),
    z.strictObject({ kind: z.literal('price'), ...values(number), currency: currencySchema, ...provenance }),
    z.strictObject({
      kind: z.literal('duration'),
      ...values(z.union([number, z.tuple([amount, amount])])),
      unit: z.enum(['minute', 'hour', 'day', 'month', 'year']),
      ...provenance,
    }),
    z.strictObject({ kind: z.literal('storage'), ...values(number), unit: z.enum(['GB', 'TB']), ...provenance }),
    z.strictObject({ kind: z.literal('year'), ...values(number), ...provenance }),
    z.strictObject({
      kind: z.literal('month'),
      ...values(z.string().regex(/^\d{4}-\d{2}$/, msg('a month such as 2026-11').id)),
      ...provenance,
    }),
    z.strictObject({ kind: z.literal('day'), ...values(daySchema), ...provenance }),
    z.strictObject({
      kind: z.literal('text'),
      ...values(z.strictObject({ en: z.string().min(1), he: z.string().min(1) })),
      ...provenance,
    }),
  ])
  .refine(fact => fact.kind === 'text' || !isDifferent(fact.value) || fact.reason !== undefined, {
    path: ['reason'],
    message: msg('the reason why the languages differ, since their values do').id,
  })
  // As long as nobody has confirmed it, it may be unknown who says so.
  .refine(fact => (fact.source ?? fact.unverified) !== undefined, { path: ['source'], message: sourceMissing.id })
  .refine(fact => isDecision(fact) || (fact.checked ?? fact.unverified) !== undefined, {
    path: ['checked'],
    message: msg('the day on which somebody saw it at the source; or, if nobody has, “unverified” with the reason').id,
    params: {
      atDesk: msg(
        'the day on which somebody saw it at the source; or, if nobody has, the reason under “Why nobody has confirmed it”',
      ),
    },
  })
  .refine(fact => fact.checked === undefined || (!isDecision(fact) && fact.unverified === undefined), {
    path: ['checked'],
    message: msg('a day only for what somebody saw at a source, without “unverified” beside it').id,
    params: {
      atDesk: msg('a day only for what somebody saw at a source; “Why nobody has confirmed it” is then left empty'),
    },
  })

/** Whether a value of a fact is another one in Hebrew. */
function isDifferent(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('en' in value && 'he' in value)) return false
  return JSON.stringify(value.en) !== JSON.stringify(value.he)
}

/** A value that the specification decides needs no other source. */
const isDecision = ({ source }: { readonly source?: string | undefined }): boolean =>
  source?.startsWith('specification') === true

export type Fact = z.infer<typeof factSchema>

const idPattern = /^[a-z]+(\.[a-z]+)+$/

export const factsSchema = z.record(
  z.string().regex(idPattern, msg('an id of small letters with dots between, such as acme.price').id),
  factSchema,
)

/** What belongs where a fact is named, for a writer at the desk. */
export const anyFact = msg('the id of a fact: “Data” at the desk shows them all, and takes new ones')

/** An id in a data file. Whether the fact exists is left to the checks, which see all files at once. */
export const factIdSchema = z.custom<FactId>(value => typeof value === 'string' && idPattern.test(value), {
  message: msg('the id of a fact in content/data/facts.yaml').id,
  params: { atDesk: anyFact },
})

export type Facts = Record<string, Fact>

/** Facts with the values that hold on a day; those that follow stay noted. */
export function factsOn(facts: Facts, day: string): Facts {
  return Object.fromEntries(Object.entries(facts).map(([id, fact]) => [id, factOn(fact, day)]))
}

function factOn(fact: Fact, day: string): Fact {
  const current = fact.changes?.findLast(({ from }) => from <= day)
  if (!current) return fact
  const { from: _, ...change } = current
  // The previous value's `validUntil` does not apply to this one; nor does `unverified` once it is checked.
  const { validUntil: __, unverified, ...rest } = fact
  const before = current.checked || unverified === undefined ? rest : { ...rest, unverified }
  // Each kind's changes have values of the kind.
  return { ...before, ...change } as Fact
}

/** Whether a fact's `validUntil` lies before the given day (YYYY-MM-DD). */
export const isExpired = (fact: Fact, today: string): fact is Fact & { validUntil: string } =>
  fact.validUntil !== undefined && fact.validUntil < today

/** Ids of the facts that have expired by the given day (YYYY-MM-DD). */
export function expiredFacts(facts: Facts, today: string): string[] {
  return Object.entries(facts).flatMap(([id, fact]) => (isExpired(fact, today) ? [id] : []))
}
