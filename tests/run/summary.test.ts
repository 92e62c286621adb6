import { expect, test } from 'vitest'
import { summary } from './summary.ts'

const lines = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, line) => `line ${from + line}\n`).join('')

test('the last lines of a failed step stand above the steps in their order; one that did not run has failed', () => {
  const steps = [{ name: 'types' }, { name: 'unit' }, { name: 'browser' }]
  const results = [
    { name: 'unit', passed: false, seconds: 61.26, output: `${lines(0, 50)}\n` },
    { name: 'types', passed: true, seconds: 3, output: lines(0, 3) },
  ]
  expect(summary(steps, results)).toBe(
    `\n── unit, its last lines ──\n${lines(10, 50)}\n── summary ──\npassed  types      3.0 s\nFAILED  unit       61.3 s\nFAILED  browser    0.0 s\n`,
  )
})
