import { expect, test } from 'vitest'
import { withChange } from './changesBetween.ts'

test('a change of one text is made in another that differs elsewhere', () => {
  const before = 'trial: 14\nprice: 8\nname: קנדג׳י\n'
  const text = '# Facts\ntrial: 14\nprice: 9\nname: קנדג׳י, לשעבר\n'
  expect(withChange(text, before, before.replace('14', '30'))).toBe(text.replace('14', '30'))
})
