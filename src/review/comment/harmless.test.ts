import { expect, test } from 'vitest'
import { plain } from '../report/summary.ts'
import { harmless } from './harmless.ts'

test('the table of a review stays as it is', () => {
  const table = `| Page | English |\n| --- | --- |\n| ${plain('Kandji: <Mac> @ work')} (\`/kandji\`) | **removed, leads nowhere** |\n`
  expect(harmless(table)).toBe(table)
})

test('HTML, links, images, mentions and references to issues become words', () => {
  const hidden = harmless(
    '<img src=x> <!-- a --> [here](javascript:alert) ![x](//evil.example) [ref]: https://evil.example www.evil.example @owner #12',
  )
  expect(hidden).not.toMatch(/<|\]\(|\]:|:\/\/|www\.|@owner|#12/)
})

test('marks that turn the text around are taken out', () => {
  expect(harmless('a\u202eb\u0000c\r\nd')).toBe('abc\nd')
})

test('a summary of any length fits into a comment, and ends at a line', () => {
  const long = harmless('| one line of a table |\n'.repeat(10_000))
  expect(long.length).toBeLessThan(60_100)
  expect(long).toMatch(/\| one line of a table \|\n\n… cut off here/)
})
