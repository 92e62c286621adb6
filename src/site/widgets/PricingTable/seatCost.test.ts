import { expect, test } from 'vitest'
import { nextSeats, readSeats, seatCost, withLine } from './seatCost.ts'

test('a monthly price is paid twelve times a year', () => {
  expect(seatCost(12, 'month', 25)).toEqual({ month: 300, year: 3600 })
})

test('of a yearly price a month is the average, in whole units', () => {
  expect(seatCost(199, 'year', 25)).toEqual({ month: 415, year: 4975 })
})

test.each(['', ' ', '0', '-1', '2.5', '301', 'x', '1e9', '1.000'])(
  '“%s” is no number of seats between 1 and 300',
  typed => {
    expect(readSeats(typed, 1, 300)).toBeUndefined()
  },
)

test.each([
  ['1', 1],
  ['300', 300],
  [' 25 ', 25],
])('“%s” is the number of seats %i', (typed, seats) => {
  expect(readSeats(typed, 1, 300)).toBe(seats)
})

test('what a visitor wrote stays above the answer, and a second answer takes the place of the first', () => {
  const first = withLine('We are in Haifa.  ', '25 people: $300')
  expect(first).toBe('We are in Haifa.\n\n25 people: $300\n')
  const second = withLine(`${first}By May, please`, '30 people: $360', '25 people: $300')
  expect(second).toBe('We are in Haifa.\n\n30 people: $360\nBy May, please')
})

test('the line of another plan is joined', () => {
  const both = withLine('Plus, 25 people\n', 'Starter, 25 people', undefined, ['Plus, 25 people'])
  expect(both).toBe('Plus, 25 people\nStarter, 25 people\n')
  expect(withLine(both, 'Plus, 30 people', 'Plus, 25 people')).toBe('Plus, 30 people\nStarter, 25 people\n')
})

test.each(['26 people: $300', '25 people: $300, to begin with'])(
  'an answer that the visitor has changed to “%s” is theirs, and stays',
  changed => {
    expect(withLine(changed, '30 people: $360', '25 people: $300')).toBe(`${changed}\n\n30 people: $360\n`)
  },
)

test.each([
  [25, 26, 24],
  [2.5, 3, 2],
  [0, 1, -1],
])('from %d the next whole numbers are %i and %i', (from, up, down) => {
  expect([nextSeats(from, 1), nextSeats(from, -1)]).toEqual([up, down])
})
