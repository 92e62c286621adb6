import { expect, test } from 'vitest'
import { dirOf } from './dirOf.ts'

test('quoted words read in the direction of most of their letters', () => {
  expect(dirOf('bad: איך רושמים מכשירי Apple')).toBe('rtl')
  expect(dirOf('bad: How Apple devices are enrolled')).toBe('ltr')
  expect(dirOf('vendors/kandji.he.mdx: שם')).toBe('auto')
})
