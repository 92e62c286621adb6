import { expect, test } from 'vitest'
import { readRules } from './subsetFonts.ts'

const rule = (more: string) => `@font-face { src: url("@subset/hebrew.woff2") format("woff2"); ${more} }`

test('a file that the style sheet names gets the characters and weights of its rule', () => {
  const css = rule('font-weight: 400 700; unicode-range: U+0041-0043, U+05D0;')
  expect(readRules(css)).toEqual([{ file: 'hebrew.woff2', characters: 'ABCא', weights: { min: 400, max: 700 } }])
})

test('a face with a file of its own is left alone', () => {
  expect(readRules('@font-face { src: url("whole.woff2"); font-weight: 100 900; unicode-range: U+0041; }')).toEqual([])
})

test('a rule without a range of characters is refused by its file', () => {
  expect(() => readRules(rule('font-weight: 400 700;'))).toThrow('@subset/hebrew.woff2')
})
