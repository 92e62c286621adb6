import { expect, test } from 'vitest'
import { stopOf } from './entryKeys.ts'

const stops = ['button', 'first', 'second', 'last']

test.each([
  ['ArrowDown', 'button', 'first'],
  ['ArrowDown', 'first', 'second'],
  ['ArrowDown', 'last', undefined],
  ['ArrowUp', 'second', 'first'],
  ['ArrowUp', 'first', 'button'],
  ['ArrowUp', 'button', undefined],
  ['Home', 'last', 'first'],
  ['End', 'button', 'last'],
  ['Tab', 'first', undefined],
])('%s at the %s entry leads to %s', (key, now, next) => {
  expect(stopOf(key, stops, now)).toBe(next)
})
