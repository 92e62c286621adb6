import { expect, test } from 'vitest'
import { siteDay, siteInstant, siteNow } from './day.ts'

test.each([
  ['a minute before midnight in winter', '2026-11-20T21:59:00Z', '2026-11-20'],
  ['midnight in winter, still yesterday in UTC', '2026-11-20T22:00:00Z', '2026-11-21'],
  ['a minute before midnight in summer', '2026-07-01T20:59:00Z', '2026-07-01'],
  ['midnight in summer', '2026-07-01T21:00:00Z', '2026-07-02'],
  ['before the clocks go forward, 27 March 2026 at 2:00', '2026-03-26T21:59:00Z', '2026-03-26'],
  ['the midnight of that day', '2026-03-26T22:00:00Z', '2026-03-27'],
  ['the midnight after it, an hour earlier', '2026-03-27T21:00:00Z', '2026-03-28'],
  ['the midnight before the clocks go back, 25 October 2026 at 2:00', '2026-10-24T21:00:00Z', '2026-10-25'],
  ['the hour that comes twice', '2026-10-24T23:30:00Z', '2026-10-25'],
  ['the midnight after it, an hour later', '2026-10-25T22:00:00Z', '2026-10-26'],
])("the visitors' day at %s", (_, now, day) => {
  expect(siteDay(new Date(now))).toBe(day)
})

test.each([
  ['2026-12-01', '2026-11-30T22:00:00.000Z'],
  ['2026-12-01 09:30', '2026-12-01T07:30:00.000Z'],
  ['2026-07-01T09:30', '2026-07-01T06:30:00.000Z'],
  // The clocks go from 2:00 to 3:00 on this day.
  ['2026-03-27 02:30', '2026-03-27T00:30:00.000Z'],
  ['2026-03-27 03:00', '2026-03-27T00:00:00.000Z'],
])('%s by the clocks of the site is %s', (moment, instant) => {
  expect(new Date(siteInstant(moment)).toISOString()).toBe(instant)
})

test('SITE_TIME names the moment that the site shows, by its clocks', () => {
  expect(siteNow({ SITE_TIME: '2026-12-01 09:30' }).toISOString()).toBe('2026-12-01T07:30:00.000Z')
  expect(() => siteNow({ SITE_TIME: 'tomorrow' })).toThrow('SITE_TIME is "tomorrow": expected a day such as 2026-12-01')
})
