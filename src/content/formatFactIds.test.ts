import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { factIdsFile, formatFactIds } from './formatFactIds.ts'

test('the compiler knows the ids of facts.yaml (npm run facts -- --ids)', () => {
  const ids = Object.keys(parse(readFileSync('content/data/facts.yaml', 'utf8')))
  expect(readFileSync(factIdsFile, 'utf8')).toBe(formatFactIds(ids))
})
