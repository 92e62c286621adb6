import { expect, test } from 'vitest'
import { told } from './told.ts'

test('a space between the brackets of a link makes it none', () => {
  expect(told('marks-link-with-space')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (2 errors)

      content/vendors/acme.en.mdx:38:1 error [pairs]
        Found:    no […](/acme) in this part of the page, while the Hebrew page has one
        Expected: the same facts and links in both languages, as often; add it here, or delete it there
        See also: content/vendors/acme.he.mdx:40:90
        Write:
          […](/acme)

      content/vendors/acme.en.mdx:40:81 error [leftoverMarks]
        Found:    a link that is none, with a space between its two brackets: [the same page] (/acme)
        Expected: the round bracket straight after the square one
        Write:
          [the same page](/acme)"
  `)
})

test('bold text touches its asterisks', () => {
  expect(told('marks-bold-with-spaces')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:42 error [leftoverMarks]
        Found:    two asterisks that readers would see: ** engineers **
        Expected: bold text between two pairs of asterisks, which touch its first and last letter
        Write:
          **engineers**"
  `)
})

test('bold text ends', () => {
  expect(told('marks-bold-never-closed')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:42 error [leftoverMarks]
        Found:    two asterisks that readers would see: **engineers
        Expected: bold text between two pairs of asterisks, which touch its first and last letter"
  `)
})

test('a heading has a space after its number signs', () => {
  expect(told('marks-heading-without-space')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (2 errors)

      content/vendors/acme.en.mdx:30:1 error [pairs]
        Found:    no ## … in this part of the page, while the Hebrew page has one
        Expected: the same headings, widgets and images in the same order in both languages; add it here, or delete it there
        See also: content/vendors/acme.he.mdx:38:1
        Write:
          ## …

      content/vendors/acme.en.mdx:38:1 error [leftoverMarks]
        Found:    a heading without a space after its ##
        Expected: a space between the number signs and the words, or readers see the signs
        Write:
          ## How to begin"
  `)
})

test('the entries of a list have a space after their mark', () => {
  expect(told('marks-list-without-space')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (2 errors)

      content/vendors/acme.en.mdx:44:1 error [leftoverMarks]
        Found:    an entry of a list without a space after its -
        Expected: a space between the mark and the words, or it is no list
        Write:
          - Tell us how many computers you have.

      content/vendors/acme.en.mdx:45:1 error [leftoverMarks]
        Found:    an entry of a list without a space after its -
        Expected: a space between the mark and the words, or it is no list
        Write:
          - And where they stand."
  `)
})
