import { Text } from '@codemirror/state'
import { expect, test } from 'vitest'
import { addressAt } from './chooseAddress.ts'

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
