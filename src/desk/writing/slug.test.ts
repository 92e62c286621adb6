import { expect, test } from 'vitest'
import { Refusal } from './refusal.ts'
import { checkPageName } from './slug.ts'

const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const devices = ['con', 'prn', 'aux', 'nul', ...numbers.flatMap(number => [`com${number}`, `lpt${number}`])]

test.each(devices)('no page is named %s, which Windows cannot hold as a file', name => {
  expect(() => checkPageName(name)).toThrow(Refusal)
})

test.each(['contact', 'icon', 'con-air', 'com', 'com10', 'lpt0', 'nullify'])('a page may be named %s', name => {
  expect(checkPageName(name)).toBe(name)
})
