import type { Place } from './checks/types.ts'
import { type Fact, type Facts, factsOn } from './facts.ts'
import { formatFact } from './formatFact.ts'
import { type Message, msg } from './messages/msg.ts'
import type { Say } from './messages/say.ts'

/** A fact with what its reviewer needs. */
export interface FactRow {
  readonly id: string
  readonly en: string
  readonly he: string
  /** Values that hold from a later day on. */
  readonly later: readonly { readonly from: string; readonly en: string; readonly he: string }[]
  /** Why the languages differ, where they do. */
  readonly reason?: string
  /** Who says so, where anyone does. */
  readonly source?: string
  readonly note?: string
  /** Days since the source was last checked; undefined where there is none to check. */
  readonly age?: number
  /** Why no one has confirmed it. */
  readonly unverified?: string
  readonly validUntil?: string
  readonly expired: boolean
  /** Every place that shows it. */
  readonly uses: readonly Place[]
}

const day = 86_400_000

/** @param today as 2026-11-01 */
export function factReport(facts: Facts, uses: readonly (Place & { readonly id: string })[], today: string): FactRow[] {
  return Object.entries(facts).map(([id, fact]) => ({
    id,
    en: formatFact(fact, 'en'),
    he: formatFact(fact, 'he'),
    later: (fact.changes ?? []).flatMap(({ from }) => {
      const changed = factsOn({ [id]: fact }, from)[id]
      return changed && from > today ? [{ from, en: formatFact(changed, 'en'), he: formatFact(changed, 'he') }] : []
    }),
    ...(fact.reason === undefined ? {} : { reason: fact.reason }),
    ...(fact.source === undefined ? {} : { source: fact.source }),
    ...(fact.note === undefined ? {} : { note: fact.note }),
    ...(fact.checked === undefined ? {} : { age: Math.round((Date.parse(today) - Date.parse(fact.checked)) / day) }),
    ...(fact.unverified === undefined ? {} : { unverified: fact.unverified }),
    ...(fact.validUntil === undefined ? {} : { validUntil: fact.validUntil }),
    expired: isExpired(fact, today),
    uses: uses.flatMap(use => (use.id === id ? [{ file: use.file, line: use.line, column: use.column }] : [])),
  }))
}

const isExpired = ({ validUntil }: Fact, today: string): boolean => validUntil !== undefined && validUntil < today

/** The text of `npm run facts`: a paragraph for each fact. */
export function formatFactReport(rows: readonly FactRow[], say: Say): string {
  const paragraphs = rows.map(row =>
    [
      `${row.id}: ${row.en === row.he ? row.en : `${row.en} · ${row.he}`}`,
      `  ${[row.source ?? [], ...[...ageOf(row), ...validityOf(row)].map(say)].flat().join(', ')}`,
      ...(row.note === undefined ? [] : [`  ${row.note}`]),
      ...row.later.map(
        ({ from, en, he }) =>
          `  ${say(msg('from {day}: {value}', { day: from, value: en === he ? en : `${en} · ${he}` }))}`,
      ),
      ...(row.reason === undefined ? [] : [`  ${say(msg('differs by language: {reason}', { reason: row.reason }))}`]),
      ...(row.uses.length === 0
        ? [`  ${say(msg('used nowhere'))}`]
        : row.uses.map(({ file, line }) => `  ${file}:${line}`)),
    ].join('\n'),
  )
  const unused = rows.filter(({ uses }) => uses.length === 0).length
  const expired = rows.filter(row => row.expired).length
  const unverified = rows.filter(row => row.unverified !== undefined).length
  return [
    ...paragraphs,
    say(
      msg(
        '{count, plural, one {# fact} other {# facts}}: {unused} used nowhere, {expired} expired, {unverified} not confirmed.',
        { count: rows.length, unused, expired, unverified },
      ),
    ),
  ].join('\n\n')
}

function ageOf({ age, unverified }: FactRow): Message[] {
  if (unverified !== undefined) return [msg('NOT CONFIRMED: {reason}', { reason: unverified })]
  if (age === undefined) return []
  return [age === 0 ? msg('checked today') : msg('checked {age, plural, one {# day} other {# days}} ago', { age })]
}

function validityOf({ validUntil, expired }: FactRow): Message[] {
  if (validUntil === undefined) return []
  return [expired ? msg('EXPIRED on {day}', { day: validUntil }) : msg('valid until {day}', { day: validUntil })]
}
