import { expect, test } from 'vitest'
import { splitRuns } from '../../content/locales/isolate.ts'
import { itemName } from './itemName.ts'

test('an item is named with its brand, in Hebrew before its model', () => {
  const name = { en: 'USB-C dock', he: 'תחנת עגינה USB-C' }
  expect(itemName({ brand: 'Dell', name })).toEqual({ en: 'Dell USB-C dock', he: 'תחנת עגינה Dell USB-C' })
  expect(itemName({ brand: 'Logitech', name: 'MX Keys' })).toBe('Logitech MX Keys')
  const wordsOnly = { en: 'Network switch', he: 'מתג רשת' }
  expect(itemName({ brand: 'Cisco', name: wordsOnly })).toEqual({ en: 'Cisco Network switch', he: 'מתג רשת Cisco' })
})

test('what Apple makes keeps its name', () => {
  for (const name of ['Mac mini', { en: 'Sport band', he: 'רצועת ספורט' }]) {
    expect(itemName({ brand: 'Apple', name })).toBe(name)
  }
})

test('in a Hebrew line brand and model are isolated as one', () => {
  const name = itemName({ brand: 'Dell', name: { en: 'UltraSharp USB-C monitor', he: 'מסך UltraSharp USB-C' } })
  const isolated = splitRuns(typeof name === 'string' ? name : name.he, 'he').filter(run => run.isolate)
  expect(isolated.map(({ text }) => text)).toEqual(['Dell UltraSharp USB-C'])
})
