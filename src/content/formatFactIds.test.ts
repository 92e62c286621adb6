import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readText } from './files.ts'
import { factIdsFile, formatFactIds } from './formatFactIds.ts'

const facts = Object.keys(parse(readText('content/data/facts.yaml')))
const written = readText(factIdsFile)
const listed = [...written.matchAll(/'([^']+)'/g)].map(match => match[1] ?? '')

test('the list of facts for the compiler is up to date (npm run facts -- --ids writes it)', () => {
  // A new fact is not missed: a writer needs no more than its line, and code that names it does not compile before.
  expect(listed.filter(id => !facts.includes(id))).toEqual([])
})

test('the list is as the command writes it', () => {
  expect(formatFactIds(listed)).toBe(written)
})
