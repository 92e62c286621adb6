import { expect, test } from 'vitest'
import { parseConsent } from './consent.ts'

const whole = {
  necessary: true,
  functional: true,
  analytics: false,
  marketing: false,
  timestamp: '2026-01-02T03:04:05.000Z',
}

test('a whole decision is read', () => {
  expect(parseConsent(JSON.stringify(whole))).toEqual(whole)
})

test.each([
  null,
  '',
  '{',
  'null',
  '"yes"',
  '{}',
  JSON.stringify({ ...whole, timestamp: 'yesterday' }),
  JSON.stringify({ ...whole, analytics: 'true' }),
  JSON.stringify({ ...whole, marketing: undefined }),
])('%j counts as no decision', stored => {
  expect(parseConsent(stored)).toBeUndefined()
})

test('necessary cannot be stored away', () => {
  expect(parseConsent(JSON.stringify({ ...whole, necessary: false }))?.necessary).toBe(true)
})
