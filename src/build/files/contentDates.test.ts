import { expect, test } from 'vitest'
import { readDates } from './contentDates.ts'

test('a file has the day of its newest change, whatever the order of commits', () => {
  const log =
    '@2026-10-01\n\ncontent/a.en.mdx\n@2026-11-02\n\ncontent/a.en.mdx\ncontent/b.en.mdx\n@2026-09-01\n\ncontent/b.en.mdx\n'
  expect(Object.fromEntries(readDates(log))).toEqual({
    'content/a.en.mdx': '2026-11-02',
    'content/b.en.mdx': '2026-11-02',
  })
})
