import { expect, test } from 'vitest'
import { callHref, dialled } from './telephone.ts'

test('an Israeli number is shown as each language dials it, and called as everybody can', () => {
  expect(dialled('+972-3-555-0100', 'he')).toBe('03-555-0100')
  expect(dialled('+972-3-555-0100', 'en')).toBe('+972-3-555-0100')
  expect(callHref('+972-3-555-0100')).toBe('tel:+97235550100')
})

test('a number of another country stays international in Hebrew', () => {
  expect(dialled('+1-202-555-0100', 'he')).toBe('+1-202-555-0100')
})
