import { expect, it } from 'vitest'
import { nextDelay } from './schedule.ts'

const MINUTE = 60_000

it('waits 5 s, 5 min, 30 min, 2 h, 5 h, 10 h and 10 h after failures, then no more', () => {
  const delays = [1, 2, 3, 4, 5, 6, 7, 8].map(failed => nextDelay(failed, null, 0))
  expect(delays).toEqual([5000, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE, 300 * MINUTE, 600 * MINUTE, 600 * MINUTE, null])
})

it('spreads attempts over up to a fifth more', () => {
  expect(nextDelay(2, null, 0.5)).toBe(5.5 * MINUTE)
})

it.each([
  ['longer than the schedule', 600_000, 600_000],
  ['shorter than the schedule', 1000, 5000],
  ['longer than an hour', 86_400_000, 3_600_000],
])('heeds a receiver that asks to wait %s', (_what, asked, expected) => {
  expect(nextDelay(1, asked, 0)).toBe(expected)
})
