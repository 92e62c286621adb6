import { expect, test } from 'vitest'
import { factReport, formatFactReport } from './factReport.ts'
import { factsSchema } from './facts.ts'
import { plainWordingIn } from './messages/wording.ts'

const facts = factsSchema.parse({
  'acme.trial': {
    kind: 'duration',
    value: 14,
    unit: 'day',
    source: 'https://acme.example',
    checked: '2026-10-31',
    validUntil: '2026-11-01',
  },
  'acme.clients': {
    kind: 'count',
    value: { en: 1, he: 2 },
    reason: 'counted in different years',
    source: 'the owner',
    checked: '2026-11-02',
  },
  'acme.users': {
    kind: 'count',
    value: 300,
    source: 'https://acme.example/limits',
    note: 'a limit of each plan',
    unverified: 'looked for, and found nowhere',
  },
  'acme.reply': { kind: 'duration', value: 24, unit: 'hour', source: 'specification §9' },
})
const uses = [{ id: 'acme.trial', file: 'content/vendors/acme.en.mdx', line: 12, column: 3 }]

test('a fact is listed with its values, source, age, validity and places', () => {
  expect(formatFactReport(factReport(facts, uses, '2026-11-02'), plainWordingIn('en'))).toMatchInlineSnapshot(`
    "acme.trial: 14 days · 14 יום
      https://acme.example, checked 2 days ago, EXPIRED on 2026-11-01
      content/vendors/acme.en.mdx:12

    acme.clients: 1 · 2
      the owner, checked today
      differs by language: counted in different years
      used nowhere

    acme.users: 300
      https://acme.example/limits, NOT CONFIRMED: looked for, and found nowhere
      a limit of each plan
      used nowhere

    acme.reply: 24 hours · 24 שעות
      specification §9
      used nowhere

    4 facts: 3 used nowhere, 1 expired, 1 not confirmed."
  `)
})

test('a fact is valid on its last day', () => {
  expect(factReport(facts, uses, '2026-11-01')[0]?.expired).toBe(false)
})
