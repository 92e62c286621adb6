import { expect, test } from 'vitest'
import { reportOn } from './reportOn.ts'

test('letters that were read in the wrong encoding are told with what they were', () => {
  expect(reportOn('letters-of-another-encoding')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:16:47 error [damagedLetters]
        Found:    letters that were read in the wrong encoding: â€™
        Expected: the words as they were; copy them again from where they can be read
        Write:
          ’

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:16:8 error [damagedLetters]
        Found:    letters that were read in the wrong encoding: ×¨×©×•×ž×™
        Expected: the words as they were; copy them again from where they can be read
        Write:
          רשומי"
  `)
})

test('question marks in place of letters are told', () => {
  expect(reportOn('letters-lost')).toMatchInlineSnapshot(`
    "content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:16:8 error [damagedLetters]
        Found:    question marks in place of letters: ??????
        Expected: the words as they were; copy them again from where they can be read"
  `)
})

test('a sign of a font of Word is told', () => {
  expect(reportOn('letters-of-a-font-of-word')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:16:37 error [damagedLetters]
        Found:    a character from one of Word’s symbol fonts, which other computers show as an empty box: 
        Expected: a character that every font has, such as →; or nothing"
  `)
})

test('a letter for print becomes the ordinary one', () => {
  expect(reportOn('letters-for-print')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:52 error [damagedLetters]
        Found:    a letter in a presentation form, as in text copied from a PDF, which search does not find: ﬁ
        Expected: the ordinary letters
        Write:
          fi

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:3:64 error [damagedLetters]
        Found:    a letter in a presentation form, as in text copied from a PDF, which search does not find: יּ
        Expected: the ordinary letters
        Write:
          יּ"
  `)
})
