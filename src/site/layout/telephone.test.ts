import { expect, test } from 'vitest'
import { callHref, dialled, telephoneNumber } from './telephone.ts'

test('an Israeli number is shown as each language dials it, and called as everybody can', () => {
  expect(dialled('+972-3-555-0100', 'he')).toBe('03-555-0100')
  expect(dialled('+972-3-555-0100', 'en')).toBe('+972-3-555-0100')
  expect(callHref('+972-3-555-0100')).toBe('tel:+97235550100')
})

test('a number of another country stays international in Hebrew', () => {
  expect(dialled('+1-202-555-0100', 'he')).toBe('+1-202-555-0100')
})

test.each(['03-555-0100', '050-5550100', '+972-3-555-0100', '+1-202-555-0100', '1-700-555-010'])(
  '%s is a telephone number',
  text => {
    expect(telephoneNumber.exec(`Call ${text}, or write.`)?.[0]).toBe(text)
  },
)

test.each(['2026-02-01', '11-50', '24-48', 'AB-03-555-0100', '10-100-1000'])('%s is none', text => {
  expect(telephoneNumber.test(text)).toBe(false)
})
