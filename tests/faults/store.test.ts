import { expect, test } from 'vitest'
import { reportOn } from './reportOn.ts'

test('values that a list could not tell apart, a colour of two kinds and a pattern without its place are reported', () => {
  expect(reportOn('store-options-alike')).toMatchInlineSnapshot(`
    "content/data/store/mac.yaml (3 errors)

      content/data/store/mac.yaml:12:27 error [storeOptions]
        Found:    a value that becomes "512gb" in a list, like another value of the item
        Expected: values that differ in their English letters or digits, in all options of an item

      content/data/store/mac.yaml:21:18 error [storeOptions]
        Found:    Silver as #dddddd, and elsewhere as #e3e4e5
        Expected: one colour for one name
        See also: content/data/store/mac.yaml:14:18

      content/data/store/mac.yaml:23:20 error [storeOptions]
        Found:    “keyboard”
        Expected: a text with one # in place of the value"
  `)
})
