import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter'

/** Says last of all, in a line or two each, what failed and where: of a long run, often only the end is kept. */
export default class FailedTests implements Reporter {
  private readonly failed = new Map<TestCase, TestResult>()

  onTestEnd(test: TestCase, result: TestResult): void {
    if (test.outcome() === 'unexpected' || test.outcome() === 'flaky') this.failed.set(test, result)
  }

  onEnd(): void {
    for (const [test, { errors }] of this.failed) {
      console.log(
        `\n${test.outcome() === 'flaky' ? 'flaky' : 'FAILED'}: ${test.titlePath().filter(Boolean).join(' › ')}`,
      )
      for (const error of errors) console.log(`  ${inOneLine(error)}`)
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
