import { expect, test } from 'vitest'
import { isKnown, nameOf } from './itemNames.ts'

const names = { band: { en: 'Sport band', he: 'רצועת ספורט' }, ipad: 'iPad' }
const line = (id: string, name?: string) => ({ id, quantity: 1, ...(name === undefined ? {} : { name }) })

test('a line has the name of its item in the language of the page, whatever the language it was added in', () => {
  expect(nameOf(line('band', 'Sport band'), names, 'he')).toBe('רצועת ספורט')
  expect(nameOf(line('band', 'רצועת ספורט'), names, 'en')).toBe('Sport band')
  expect(nameOf(line('ipad'), names, 'he')).toBe('iPad')
})

test('a line of an item that left the store keeps the name it had, or shows its id', () => {
  expect(nameOf(line('gone', 'PowerBook'), names, 'he')).toBe('PowerBook')
  expect(nameOf(line('gone'), names, 'he')).toBe('gone')
  expect(nameOf(line('band', 'Sport band'), undefined, 'he')).toBe('Sport band')
})

test('only items of the store are known, whatever they are called', () => {
  expect(['ipad', 'gone', 'constructor'].map(id => isKnown(names, id))).toEqual([true, false, false])
  expect(nameOf(line('constructor'), names, 'en')).toBe('constructor')
})
