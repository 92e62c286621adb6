import { expect, test } from 'vitest'
import { factReport, formatFactReport } from './factReport.ts'
import { factsSchema } from './facts.ts'
import { plainWordingIn } from './messages/wording.ts'

const facts = factsSchema.parse({
  'acme.trial': {
    kind: 'duration',
    value: 14,
    unit: 'day',
    source: 'vendor',
    checked: '2026-10-31',
    validUntil: '2026-11-01',
  },
  'acme.clients': {
    kind: 'count',
    value: { en: 1, he: 2 },
    reason: 'counted in different years',
    source: 'company',
    checked: '2026-11-02',
  },
})
const uses = [{ id: 'acme.trial', file: 'content/vendors/acme.en.mdx', line: 12, column: 3 }]

test('a fact is listed with its values, source, age, validity and places', () => {
  expect(formatFactReport(factReport(facts, uses, '2026-11-02'), plainWordingIn('en'))).toMatchInlineSnapshot(`
    "acme.trial: 14 days · 14 יום
      vendor, checked 2 days ago, EXPIRED on 2026-11-01
      content/vendors/acme.en.mdx:12

    acme.clients: 1 · 2
      company, checked today
      differs by language: counted in different years
      used nowhere

    2 facts: 1 used nowhere, 1 expired."
  `)
})

test('a fact is valid on its last day', () => {
  expect(factReport(facts, uses, '2026-11-01')[0]?.expired).toBe(false)
})
