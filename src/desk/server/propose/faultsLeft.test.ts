import { expect, test } from 'vitest'
import { faultsLeft } from './faultsLeft.ts'

const at = (file: string, severity: 'error' | 'warning', line: number) =>
  ({ check: 'links', severity, file, line, column: 3, found: 'a', expected: 'b' }) as const

test('the faults of each file are counted, with the way to the first error', () => {
  const [page, facts] = ['content/vendors/acme.he.mdx', 'content/data/facts.yaml']
  const findings = [at(page, 'warning', 2), at(page, 'error', 9), at(page, 'error', 4), at(facts, 'warning', 1)]
  expect(faultsLeft(findings)).toEqual({
    [page]: { errors: 2, warnings: 1, url: '/he/acme?edit=4:3' },
    [facts]: { errors: 0, warnings: 1, url: '?data=facts&at=1:3' },
  })
})
