import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter'

/**
 * Says last of all, in a line for each error of all attempts, what failed and where: of a long run, often only the end is
 * kept.
 */
export default class FailedTests implements Reporter {
  private readonly failed = new Map<TestCase, TestError[]>()

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status !== 'skipped' && result.status !== test.expectedStatus)
      this.failed.set(test, [...(this.failed.get(test) ?? []), ...result.errors])
  }

  onEnd(): void {
    for (const [test, errors] of this.failed) {
      console.log(
        `\n${test.outcome() === 'flaky' ? 'flaky' : 'FAILED'}: ${test.titlePath().filter(Boolean).join(' › ')}`,
      )
      for (const line of new Set(errors.map(inOneLine))) console.log(`  ${line}`)
    }
  }
}

/** Its place, and its message up to the log of the calls. */
export function inOneLine({ location, message = '' }: TestError): string {
  const said = stripVTControlCharacters(message)
    .split(/^Call log:/m)[0]
    ?.trim()
    .replace(/\s*\n\s*/g, '; ')
    .slice(0, 600)
  return location ? `${relative(process.cwd(), location.file)}:${location.line} ${said}` : (said ?? '')
}
