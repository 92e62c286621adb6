import { expect, test } from 'vitest'
import { choose, describeLine, findItem, hasLostChoice, nameOf } from './storeItems.ts'

const memory = { label: { en: 'Memory', he: 'זיכרון' }, values: ['16GB', '24GB'] }
const colour = {
  label: { en: 'Colour', he: 'צבע' },
  values: [{ en: 'Space black', he: 'שחור חלל', swatch: '#2e2c2e' }],
}
const keyboard = {
  label: { en: 'Keyboard', he: 'מקלדת' },
  inQuote: { en: '# keyboard', he: 'מקלדת #' },
  values: [{ en: 'Hebrew', he: 'עברית' }],
}
const items = {
  band: { name: { en: 'Sport band', he: 'רצועת ספורט' }, options: [] },
  air: { name: 'MacBook Air', options: [memory, colour, keyboard] },
}
const line = (id: string, name?: string) => ({ id, quantity: 1, ...(name === undefined ? {} : { name }) })

test('a line has the name of its item in the language of the page, whatever the language it was added in', () => {
  expect(nameOf(line('band', 'Sport band'), items, 'he')).toBe('רצועת ספורט')
  expect(nameOf(line('band', 'רצועת ספורט'), items, 'en')).toBe('Sport band')
  expect(nameOf(line('air.16gb'), items, 'he')).toBe('MacBook Air')
})

test('a line of an item that left the store keeps the name it had, or shows its id', () => {
  expect(nameOf(line('gone', 'PowerBook'), items, 'he')).toBe('PowerBook')
  expect(nameOf(line('gone.16gb'), items, 'he')).toBe('gone')
  expect(nameOf(line('band', 'Sport band'), undefined, 'he')).toBe('Sport band')
})

test('only items of the store are known, whatever they are called', () => {
  expect(['air.16gb', 'gone', 'constructor'].map(id => findItem(items, id) !== undefined)).toEqual([true, false, false])
  expect(nameOf(line('constructor'), items, 'en')).toBe('constructor')
})

test('what was chosen is told in the order of the options, in each language', () => {
  const id = choose(items.air.options, choose(items.air.options, 'air', keyboard, keyboard.values[0]), memory, '24GB')
  expect(id).toBe('air.24gb.hebrew')
  expect(describeLine(line(id), items, 'en')).toBe('MacBook Air, 24GB, Hebrew keyboard')
  expect(describeLine(line('air.space-black.hebrew'), items, 'he')).toBe('MacBook Air, שחור חלל, מקלדת עברית')
})

test('a choice is taken back, and one that is sold no more is left out', () => {
  expect(choose(items.air.options, 'air.16gb.space-black', memory, undefined)).toBe('air.space-black')
  expect(describeLine(line('air.8gb.space-black'), items, 'en')).toBe('MacBook Air, Space black')
})

test.each([
  ['air.8gb.space-black', true],
  ['air.16gb.24gb', true],
  ['air.16gb.space-black', false],
  // A line that is not parted from its equal by a choice yet.
  ['air.16gb.', false],
  ['air', false],
])('whether a line has lost a choice: %s', (id, isLost) => {
  expect(hasLostChoice(items.air.options, id)).toBe(isLost)
})

test('without the catalogue the choices stand as they are', () => {
  expect(describeLine(line('air.16gb', 'MacBook Air'), undefined, 'en')).toBe('MacBook Air, 16gb')
})
