import fc from 'fast-check'
import { expect, test } from 'vitest'
import { indexCharset } from '../../content/locales/searchIndex.ts'
import { encodeJson } from './encodeJson.ts'

test.each(Object.values(indexCharset))('any text comes back from %s', charset => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      expect(JSON.parse(new TextDecoder(charset).decode(encodeJson([text], charset)))).toEqual([text])
    }),
  )
})

test('a Hebrew letter is one byte', () => {
  expect(encodeJson('שלום־', 'windows-1255')).toHaveLength('"שלום־"'.length)
})
