import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold, tokens, variants } from './words.ts'

const words = (text: string) => tokens(text).map(({ word }) => word)

test('nikud, geresh, gershayim, accents and case make no difference', () => {
  expect(fold('שָׁלוֹם')).toBe(fold('שלום'))
  expect(fold('מע״מ')).toBe(fold('מע"מ'))
  expect(fold('צ׳ק')).toBe(fold("צ'ק"))
  expect(fold('Café')).toBe('cafe')
})

test('a final letter is the letter it stands for', () => {
  expect(fold('מכשירים')).toBe('מכשירימ')
  expect(variants(fold('מכשירים'))).toContain(fold('מכשיר'))
})

test('a maqaf divides a prefix from a name; a hyphen divides and joins', () => {
  expect(words('ב־Mac')).toEqual(['ב', 'mac'])
  expect(words('Wi-Fi 6')).toEqual(['wi', 'wifi', 'fi', '6'])
})

test('each prefix, alone and joined, leads to the word', () => {
  for (const prefix of ['ו', 'ה', 'ב', 'כ', 'ל', 'מ', 'ש', 'וה', 'של', 'כשה', 'מה', 'ובה', 'שבה', 'ושה', 'לכשה'])
    expect(variants(fold(`${prefix}גיבוי`)), prefix).toContain('גיבוי')
})

test('a short word keeps its first letter', () => {
  expect(variants('בית')).toEqual(['בית'])
})

test('plural, -ed and -ing lead to the word in English', () => {
  for (const [form, word] of [
    ['devices', 'device'],
    ['policies', 'policy'],
    ['patches', 'patch'],
    ['managed', 'manage'],
    ['planning', 'plan'],
    ['enrolling', 'enroll'],
  ] as const)
    expect(variants(form), form).toContain(word)
})

test('any text: words stand where they say, and folding twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      for (const { word, start, end } of tokens(text)) {
        expect(end).toBeGreaterThan(start)
        expect(end).toBeLessThanOrEqual(text.length)
        expect(fold(word)).toBe(word)
        expect(variants(word)[0]).toBe(word)
      }
    }),
  )
})

test('any Hebrew word is found by any prefix before it', () => {
  const letters = [...'אבגדהוזחטיכלמנסעפצקרשת']
  const word = fc.array(fc.constantFrom(...letters), { minLength: 3, maxLength: 8 }).map(all => all.join(''))
  fc.assert(
    fc.property(word, fc.constantFrom('ו', 'ה', 'ב', 'כ', 'ל', 'מ', 'ש', 'וה', 'שה', 'כשה'), (bare, prefix) => {
      expect(variants(prefix + bare)).toContain(bare)
    }),
  )
})
