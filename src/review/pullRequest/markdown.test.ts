import { expect, test } from 'vitest'
import { escapeMarkdown, sanitiseMarkdown } from './markdown.ts'

test('the table of a review stays as it is', () => {
  const table = `| Page | English |\n| --- | --- |\n| ${escapeMarkdown('Kandji: <Mac> @ work')} (\`/kandji\`) | **removed, dead address** |\n`
  expect(sanitiseMarkdown(table, 60_000)).toBe(table)
})

test('HTML, links, images, mentions and references to issues become plain text', () => {
  const hidden = sanitiseMarkdown(
    '<img src=x> <!-- a --> [here](javascript:alert) ![x](//evil.example) [ref]: https://evil.example www.evil.example @owner #12',
    60_000,
  )
  expect(hidden).not.toMatch(/<|\]\(|\]:|:\/\/|www\.|@owner|#12/)
})

test('characters that change the direction of text are removed', () => {
  expect(sanitiseMarkdown('a\u202eb\u0000c\r\nd', 100)).toBe('abc\nd')
})

test('a summary of any length fits into a comment, and ends with a whole line', () => {
  const long = sanitiseMarkdown('| one line of a table |\n'.repeat(10_000), 60_000)
  expect(long.length).toBeLessThan(60_100)
  expect(long).toMatch(/\| one line of a table \|\n\n… truncated here/)
})

test('a title cannot bring markup, mentions, links or columns into a comment', () => {
  expect(escapeMarkdown('**Big** | <img src=x> @everyone [here](https://example.com) `rm`')).toBe(
    '\\*\\*Big\\*\\* \\| &lt;img src=x&gt; @\u200beveryone \\[here\\]\\(https:\u200b//example.com\\) \\`rm\\`',
  )
})
