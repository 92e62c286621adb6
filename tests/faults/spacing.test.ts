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

test('a space follows a mark', () => {
  expect(reportOn('space-missing-after-full-stop')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:16:57 error [spacing]
        Found:    no space after a punctuation mark: it.It
        Expected: a space between the mark and the next word
        Write:
          it. It

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:16:26 error [spacing]
        Found:    no space after a punctuation mark: המחשבים,ומי
        Expected: a space between the mark and the next word
        Write:
          המחשבים, ומי"
  `)
})

test('a mark stands once', () => {
  expect(reportOn('space-marks-twice')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:108 error [spacing]
        Found:    two full stops: says..
        Expected: one, or three
        Write:
          says.

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:40:63 error [spacing]
        Found:    several commas: עוזרים,,
        Expected: one comma
        Write:
          עוזרים,"
  `)
})

test('a small word stands once', () => {
  expect(reportOn('word-twice')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:16:12 error [spacing]
        Found:    a word twice: a a
        Expected: the word once
        Write:
          a

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:26:8 error [spacing]
        Found:    a word twice: עם עם
        Expected: the word once
        Write:
          עם"
  `)
})
