import { expect, test } from 'vitest'
import { dirOf } from './dirOf.ts'

test.each([
  ['he', '10,000+', 'ltr'],
  ['he', '24/7', 'ltr'],
  ['he', '24 שעות', 'rtl'],
  ['he', 'Mac', 'rtl'],
  ['he', '', 'rtl'],
  ['en', '10K+', 'ltr'],
  [undefined, '10K+', 'auto'],
] as const)('in a field for %s, %j reads %s', (locale, text, dir) => {
  expect(dirOf(locale ? { locale } : {}, text)).toBe(dir)
})
