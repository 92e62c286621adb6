import { expect, test } from 'vitest'
import { latinKey } from './latinKey.ts'

test.each([
  ['s', 'KeyS', 's'],
  ['S', 'KeyS', 's'],
  // A Hebrew keyboard.
  ['ד', 'KeyS', 's'],
  ['ז', 'KeyZ', 'z'],
  // A Dvorak keyboard, whose S is elsewhere.
  ['s', 'Semicolon', 's'],
  ['o', 'KeyS', 'o'],
  // A Hebrew keyboard writes it where a Latin one has Q.
  ['/', 'KeyQ', '/'],
  ['Enter', 'Enter', 'enter'],
])('%s of the key %s is %s', (key, code, letter) => {
  expect(latinKey({ key, code })).toBe(letter)
})
