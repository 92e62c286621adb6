import { expect, test } from 'vitest'
import { compareLinks } from './links.ts'

test('the same words with another address are one change', () => {
  expect(compareLinks([{ text: 'Torii', href: '/torii' }], [{ text: 'Torii', href: '/setyl' }])).toEqual([
    { text: 'Torii', before: '/torii', after: '/setyl' },
  ])
})

test('the same address under other words is a change of text, not of links', () => {
  expect(compareLinks([{ text: 'Read', href: '/torii' }], [{ text: 'Read on', href: '/torii' }])).toEqual([])
})
