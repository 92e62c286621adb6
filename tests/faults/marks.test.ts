import { expect, test } from 'vitest'
import { reportOn } from './reportOn.ts'

test('a space between the brackets of a link makes it none', () => {
  expect(reportOn('marks-link-with-space')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (2 errors)

      content/vendors/acme.en.mdx:38:1 error [pairs]
        Found:    no […](/acme) in this part of the page, while the Hebrew page has one
        Expected: the same facts and links in both languages, equally often; add it here, or delete it there
        See also: content/vendors/acme.he.mdx:40:90
        Write:
          […](/acme)

      content/vendors/acme.en.mdx:40:81 error [leftoverMarks]
        Found:    a broken link, with a space between its brackets: [the same page] (/acme)
        Expected: the round bracket right after the square one
        Write:
          [the same page](/acme)"
  `)
})

test('bold text touches its asterisks', () => {
  expect(reportOn('marks-bold-with-spaces')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:42 error [leftoverMarks]
        Found:    two asterisks that readers would see: ** engineers **
        Expected: bold text between two pairs of asterisks, with no space just inside them
        Write:
          **engineers**"
  `)
})

test('bold text ends', () => {
  expect(reportOn('marks-bold-never-closed')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:42 error [leftoverMarks]
        Found:    two asterisks that readers would see: **engineers
        Expected: bold text between two pairs of asterisks, with no space just inside them"
  `)
})

test('a heading has a space after its number signs', () => {
  expect(reportOn('marks-heading-without-space')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (2 errors)

      content/vendors/acme.en.mdx:30:1 error [pairs]
        Found:    no ## … in this part of the page, while the Hebrew page has one
        Expected: the same headings, widgets and images in the same order in both languages; add it here, or delete it there
        See also: content/vendors/acme.he.mdx:38:1
        Write:
          ## …

      content/vendors/acme.en.mdx:38:1 error [leftoverMarks]
        Found:    a heading without a space after its signs: ##
        Expected: a space between the number signs and the words; without it, readers see the signs
        Write:
          ## How to begin"
  `)
})

test('the entries of a list have a space after their mark', () => {
  expect(reportOn('marks-list-without-space')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (2 errors)

      content/vendors/acme.en.mdx:44:1 error [leftoverMarks]
        Found:    a list item without a space after its mark: -
        Expected: a space between the mark and the words; without it, this is not a list
        Write:
          - Tell us how many computers you have.

      content/vendors/acme.en.mdx:45:1 error [leftoverMarks]
        Found:    a list item without a space after its mark: -
        Expected: a space between the mark and the words; without it, this is not a list
        Write:
          - And where they stand."
  `)
})
