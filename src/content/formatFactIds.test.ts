import { expect, test } from 'vitest'
import { readText } from './files.ts'
import { factIdsFile, formatFactIds } from './formatFactIds.ts'

const written = readText(factIdsFile)
const listed = [...written.matchAll(/'([^']+)'/g)].map(match => match[1] ?? '')

test('the list is as the command writes it', () => {
  expect(formatFactIds(listed)).toBe(written)
})
