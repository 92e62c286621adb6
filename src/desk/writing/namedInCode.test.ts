import { expect, test } from 'vitest'
import { namedInCode } from './namedInCode.ts'

test('a page that a component leads to is reported with its place', () => {
  expect(namedInCode(process.cwd(), 'cookie-policy')).toEqual([expect.stringMatching(/\/CookieBanner\.tsx:\d+$/)])
})

test('examples in comments and tests name no page', () => {
  expect(namedInCode(process.cwd(), 'kandji')).toEqual([])
})

test("addresses in the desk's examples are no links", () => {
  expect(namedInCode(process.cwd(), 'acme')).toEqual([])
})
