import { expect, test } from 'vitest'
import { countForms, formatCount } from './countForms.ts'

const english = countForms('en', count => (count === 1 ? '1 product' : `${count} products`))
const hebrew = countForms('he', count => ['', 'מוצר אחד', 'שני מוצרים'][count] || `${count} מוצרים`)

test('each form of a language is kept once, with a place for its number', () => {
  expect(english).toEqual({ other: '# products', one: '# product' })
  expect(hebrew).toEqual({ other: '# מוצרים', one: 'מוצר אחד', two: 'שני מוצרים' })
})

test('a number takes its form, in the digits of the language', () => {
  expect([0, 1, 2, 1200].map(count => formatCount('en', english, count))).toEqual([
    '0 products',
    '1 product',
    '2 products',
    '1,200 products',
  ])
  expect([1, 2, 3].map(count => formatCount('he', hebrew, count))).toEqual(['מוצר אחד', 'שני מוצרים', '3 מוצרים'])
})
