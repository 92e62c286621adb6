import { expect, test } from 'vitest'
import { reportOn } from './reportOn.ts'

test('a word has letters of one alphabet', () => {
  expect(reportOn('alphabets-in-one-word')).toMatchInlineSnapshot(`
    "content/data/navigation.yaml (1 error)

      content/data/navigation.yaml:4:70 error [mixedAlphabets]
        Found:    Hebrew and Latin letters in one word: sמכשירים
        Expected: letters of one alphabet; between a Hebrew and a Latin part a maqaf, ־, or a space

    content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:42 error [mixedAlphabets]
        Found:    Hebrew and Latin letters in one word: enginקers
        Expected: letters of one alphabet; between a Hebrew and a Latin part a maqaf, ־, or a space

    content/vendors/acme.he.mdx (2 errors)

      content/vendors/acme.he.mdx:16:18 error [mixedAlphabets] 2 times
        Found:    Hebrew and Latin letters in one word: המחשביםa
        Expected: letters of one alphabet; between a Hebrew and a Latin part a maqaf, ־, or a space
        Also at:
          40:43  המהqנדסים"
  `)
})
