import { expect, test } from 'vitest'
import { emailKey } from './emailKey.ts'

test('an operator finds a person by the address as it is read, in capitals or with a Hebrew domain', () => {
  expect(emailKey('Dana@דוגמה.ישראל')).toBe(emailKey('dana@xn--6dbbec0c.xn--4dbrk0ce'))
})
