import { expect, test } from 'vitest'
import type { Block } from './blocks.ts'
import { compareText, compareWords } from './text.ts'

const marked = (before: string, after: string) =>
  compareWords(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'del' ? `[-${text}-]` : `[+${text}+]`))
    .join('')

test('a price, a percentage and a range are one word each', () => {
  expect(marked('from $199 a year', 'from $1,229 a year')).toBe('from [-$199-][+$1,229+] a year')
  expect(marked('99.9% of 10–20', '99.5% of 10–25')).toBe('[-99.9%-][+99.5%+] of [-10–20-][+10–25+]')
})

test('a Hebrew word keeps its gershayim, and a prefix with maqaf is a word of its own', () => {
  expect(marked('מחיר בש״ח', 'מחיר בע״מ')).toBe('מחיר [-בש״ח-][+בע״מ+]')
  expect(marked('ניהול ל־Mac', 'ניהול ל־iPad')).toBe('ניהול ל־[-Mac-][+iPad+]')
})

test('words replaced side by side read as one replacement', () => {
  expect(marked('a quick brown fox', 'a slow white fox')).toBe('a [-quick brown-][+slow white+] fox')
})

const block = (text: string, rest: Partial<Block> = {}): Block => ({
  text,
  place: 'page',
  under: [],
  consent: false,
  hidden: false,
  ...rest,
})

test('an added paragraph is one change, whatever is below it', () => {
  const before = [block('First.'), block('Second.'), block('Third.')]
  const after = [block('First.'), block('Something else entirely.'), block('Second.'), block('Third.')]
  expect(compareText(before, after).map(change => change.segments)).toEqual([
    [{ kind: 'ins', text: 'Something else entirely.' }],
  ])
})

test('a paragraph is compared with the one it was written from', () => {
  const before = [block('We deliver to every office in Israel.'), block('Prices are before VAT.')]
  const after = [block('Prices are shown before VAT.')]
  expect(compareText(before, after).map(change => change.segments)).toEqual([
    [{ kind: 'del', text: 'We deliver to every office in Israel.' }],
    [
      { kind: 'same', text: 'Prices are ' },
      { kind: 'ins', text: 'shown ' },
      { kind: 'same', text: 'before VAT.' },
    ],
  ])
})

test('a paragraph that has nothing in common with the one before is another paragraph', () => {
  const before = [block('We deliver to every office in Israel.'), block('Prices are before VAT.')]
  const after = [block('Support answers by telephone.'), block('Prices are before VAT, always.')]
  expect(compareText(before, after).map(change => change.segments.map(({ kind }) => kind))).toEqual([
    ['ins'],
    ['del'],
    ['same', 'ins', 'same'],
  ])
})

test('a label for screen readers is not the same as the words on the page', () => {
  expect(compareText([block('Menu')], [block('Menu', { hidden: true })])).toHaveLength(2)
})
