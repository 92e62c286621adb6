import { expect, test } from 'vitest'
import { withWords } from './withWords.ts'

test('each place where two changes clash takes the words of one side', () => {
  const text = 'mine, בשלי, end'
  const clashes = [
    { from: 0, to: 4, base: 'base', theirs: 'theirs' },
    { from: 6, to: 10, base: 'בבסיס', theirs: '' },
  ]
  expect(withWords('base', { text, clashes })).toBe('base, בבסיס, end')
  expect(withWords('theirs', { text, clashes })).toBe('theirs, , end')
})
