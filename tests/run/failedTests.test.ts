import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inOneLine } from './failedTests.ts'

test('a failed assertion is one line with its place, without colours and without the log of its calls', () => {
  const location = { file: join(process.cwd(), 'tests', 'a.test.ts'), line: 7, column: 3 }
  const message = '\u001b[31mError: expect failed\u001b[39m\n\nExpected: "a"\n  Received: "b"\n\nCall log:\n  - waiting'
  expect(inOneLine({ location, message })).toBe(
    `${join('tests', 'a.test.ts')}:7 Error: expect failed; Expected: "a"; Received: "b"`,
  )
})

test('an error without a place is its message', () => {
  expect(inOneLine({ message: 'Test timeout of 40000ms exceeded.' })).toBe('Test timeout of 40000ms exceeded.')
})
