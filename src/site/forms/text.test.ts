import { expect, test } from 'vitest'
import { FAULT } from './faults.ts'
import { cleanEmail, cleanLine, cleanText, textFault } from './text.ts'

test('lines that end as on a slide or a web page are lines of the message, not hidden control characters', () => {
  const pasted = cleanText('One\vtwo\u2028three\u2029four\u0085five\r\nsix\fseven')
  expect(pasted).toBe('One\ntwo\nthree\nfour\nfive\nsix\nseven')
  expect(textFault(pasted, true)).toBeNull()
  expect(textFault(cleanText('No\va'), false)).toBe(FAULT.control)
})

test('what a spreadsheet or a slide puts between two words is a space in a field of one line', () => {
  for (const pasted of ['דנה\tכהן', 'Dana\u2028Cohen', 'Dana\v\tCohen']) {
    expect(cleanLine(pasted)).toMatch(/^\p{L}+ \p{L}+$/u)
    expect(textFault(cleanLine(pasted), false)).toBeNull()
  }
  expect(textFault(cleanLine('Da\u0000na'), false)).toBe(FAULT.control)
})

test('a number that was copied from a telephone may stand in a message; what turns words around may not', () => {
  const number = cleanText('אפשר לחזור אליי: \u202D+972 (3) 555-0100\u202C, תודה')
  expect(number).toBe('אפשר לחזור אליי: +972 (3) 555-0100, תודה')
  expect(textFault(number, true)).toBeNull()
  for (const turned of ['\u202Egnp.exe\u202C', '\u202Dabc 1\u202C']) {
    expect(textFault(cleanText(turned), true)).toBe(FAULT.override)
  }
})

test('a domain of Hebrew letters is stored as mail servers know it, and what is no domain as it was typed', () => {
  expect(cleanEmail(' \u200Fdana@דוגמה.ישראל ')).toBe('dana@xn--6dbbec0c.xn--4dbrk0ce')
  for (const typed of ['Dana@Example', 'dana@127.1', 'dana@', 'דנה', 'dana@דוגמה..ישראל/x', 'dana@א.1']) {
    expect(cleanEmail(typed)).toBe(typed)
  }
})
