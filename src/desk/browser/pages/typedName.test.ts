import { expect, test } from 'vitest'
import { typedName } from './typedName.ts'

test.each([
  ['kandji', 'kandji'],
  ['/kandji', 'kandji'],
  [' //kandji', 'kandji'],
  ['/', ''],
  ['vendors/kandji', 'vendors/kandji'],
  ['Acme Mail', 'Acme Mail'],
])('%j names the page %j', (written, name) => {
  expect(typedName(written)).toBe(name)
})
