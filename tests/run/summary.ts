import type { Result } from './runBeside.ts'

/** Lines of a failed step's output that are shown once more. */
const shownLines = 40

/**
 * What the end of a run says: the last lines of each step that failed, since the end of a log is what is read first and may be
 * all that is kept of it, then each step in its order.
 */
export function summary(steps: readonly { name: string }[], results: readonly Result[]): string {
  const failures = results
    .filter(({ passed }) => !passed)
    .map(
      ({ name, output }) =>
        `\n── ${name}, its last lines ──\n${output.trimEnd().split('\n').slice(-shownLines).join('\n')}\n`,
    )
  const verdicts = steps.map(({ name }) => {
    const { passed = false, seconds = 0 } = results.find(result => result.name === name) ?? {}
    return `${passed ? 'passed' : 'FAILED'}  ${name.padEnd(10)} ${seconds.toFixed(1)} s\n`
  })
  return `${failures.join('')}\n── summary ──\n${verdicts.join('')}`
}
