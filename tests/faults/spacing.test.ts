import { expect, test } from 'vitest'
import { reportOn } from './reportOn.ts'

test('no space stands before a comma', () => {
  expect(reportOn('space-before-comma')).toMatchInlineSnapshot(`
    "content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:40:78 error [spacing]
        Found:    a space before a punctuation mark: הראשונה ,
        Expected: the mark right after the word
        Write:
          הראשונה,"
  `)
})

test('one space is enough', () => {
  expect(reportOn('space-twice')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:41 error [spacing]
        Found:    several spaces between two words: Our  engineers
        Expected: one space
        Write:
          Our engineers"
  `)
})
