import { Text } from '@codemirror/state'
import { expect, test } from 'vitest'
import { addressAt, headingAt, valueAt } from './chooseAddress.ts'

test.each([
  ['See ', '[x](', ''],
  ['See ', '[x]()', ''],
  ['ראו ', '[שתיים]( ועוד מילים', ''],
  ['ראו ', '[שתיים](ועוד מילים', ''],
  ['ראו ', '[ארבע](חדרי ישיבות) ועוד', 'חדרי ישיבות'],
  ['See ', '[x](/no-such) and (more)', '/no-such'],
  ['See ', '[x](https:// and', 'https://'],
  ['See **[x', '](/ and', '/'],
  ['See ', '[x] and [y](/z)', undefined],
])('%s%s has the address %s', (before, link, address) => {
  const doc = Text.of(['', before + link, ''])
  const range = addressAt(doc, 1 + before.length)
  expect(range && doc.sliceString(range.from, range.to)).toBe(address)
})

test.each([
  ['See ', '[it](/torii#nope) and', 'nope'],
  ['ראו ', '[כאן](#אין-כזה) ועוד', 'אין-כזה'],
  ['ראו ', '[כאן](/torii#)', ''],
  ['See ', '[it](/torii#nope "Torii #1")', 'nope'],
  ['See ', '[it](/torii)', '/torii'],
  ['See ', '[it]', undefined],
])('%s%s has the heading %s', (before, link, heading) => {
  const doc = Text.of(['', before + link, ''])
  const range = headingAt(doc, 1 + before.length)
  expect(range && doc.sliceString(range.from, range.to)).toBe(heading)
})

test.each([
  ['<AppleCard ', 'page="no-such">', 'no-such'],
  ['<AppleCard ', 'page="שם קובץ, בלי השפה." />', 'שם קובץ, בלי השפה.'],
  ['<Related ', 'pages="" />', ''],
  ['<Related ', 'pages="a', undefined],
  ['<Related ', '/>', undefined],
])('%s%s has the value %s', (before, property, value) => {
  const doc = Text.of(['', before + property, ''])
  const range = valueAt(doc, 1 + before.length)
  expect(range && doc.sliceString(range.from, range.to)).toBe(value)
})
