import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { localeCodes } from '../../src/content/locales/locales.ts'

/** Bytes in brotli of a language's index: what the search's 40 kB leave beside its code (tests/e2e/search.test.ts). */
const budget = 35 * 1024

test.each(localeCodes)('the search index of %s stays in its budget', locale => {
  expect(statSync(`dist/client/search/${locale}.json.br`).size).toBeLessThanOrEqual(budget)
})
