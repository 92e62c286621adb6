import { join } from 'node:path'
import type { TestCase, TestResult } from '@playwright/test/reporter'
import { afterEach, expect, test, vi } from 'vitest'
import FailedTests, { inOneLine } from './failedTests.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('of a test that was tried again, the errors of every attempt are said once', () => {
  const said = vi.spyOn(console, 'log').mockReturnValue()
  const tried = { expectedStatus: 'passed', outcome: () => 'unexpected', titlePath: () => ['', 'a walk'] }
  const reporter = new FailedTests()
  for (const message of ['The menu is closed.', 'Not tried again.', 'Not tried again.']) {
    reporter.onTestEnd(tried as unknown as TestCase, { status: 'failed', errors: [{ message }] } as TestResult)
  }
  reporter.onEnd()
  expect(said.mock.calls.flat()).toEqual(['\nFAILED: a walk', '  The menu is closed.', '  Not tried again.'])
})

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
