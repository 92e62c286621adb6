import { expect, test } from 'vitest'
import { renewRecord } from '../e2e/runRecord.ts'

const engines = [{ name: 'Chromium', version: '156' }]
const run = { day: '2026-11-21', engines, rules: 'axe-core 4.14.1' }
const empty =
  'other.fact: { kind: count }\naccessibility.tested: {}\naccessibility.engines: {}\naccessibility.rules: {}\n'
const recorded = renewRecord(empty, run)

test('a run is recorded with its day, its browsers and the day on which it is too old', () => {
  expect(recorded).toBe(`other.fact: { kind: count }
accessibility.tested: { kind: day, value: 2026-11-21, source: npm test, checked: 2026-11-21, validUntil: 2027-02-19, blocksBuild: true }
accessibility.engines: { kind: text, value: { en: 'Chromium 156', he: 'Chromium 156' }, source: npm test, checked: 2026-11-21, validUntil: 2027-02-19, blocksBuild: true }
accessibility.rules: { kind: text, value: { en: axe-core 4.14.1, he: axe-core 4.14.1 }, source: npm test, checked: 2026-11-21, validUntil: 2027-02-19, blocksBuild: true }
`)
})

test('a run of the same browsers some days later changes nothing', () => {
  expect(renewRecord(recorded, { ...run, day: '2026-12-20' })).toBe(recorded)
})

test('after thirty days the record is renewed', () => {
  expect(renewRecord(recorded, { ...run, day: '2026-12-21' })).toContain('value: 2026-12-21')
})

test('another browser renews it at once', () => {
  const more = [...engines, { name: 'Firefox', version: '140' }]
  expect(renewRecord(recorded, { ...run, day: '2026-11-22', engines: more })).toContain(
    "en: 'Chromium 156, Firefox 140'",
  )
})
