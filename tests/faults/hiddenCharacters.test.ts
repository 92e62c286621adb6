import { expect, test } from 'vitest'
import { told } from './told.ts'

test('a letter of another alphabet that stands alone is told', () => {
  expect(told('false-letter')).toMatchInlineSnapshot(`
    "content/translations.lock.yaml (1 error)

      content/translations.lock.yaml:7:35 error [trojanSource]
        Found:    “А”, in which А (U+0410) only looks like a Latin letter
        Expected: a word in the letters of one alphabet; search engines and copying see another word
        Write:
          A

    content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:14:3 error [trojanSource]
        Found:    “А”, in which А (U+0410) only looks like a Latin letter
        Expected: a word in the letters of one alphabet; search engines and copying see another word
        Write:
          A"
  `)
})

test('a letter of another alphabet inside a word is told', () => {
  expect(told('false-letter-in-word')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:42 error [trojanSource]
        Found:    “еngineers”, in which е (U+0435) only looks like a Latin letter
        Expected: a word in the letters of one alphabet; search engines and copying see another word
        Write:
          engineers"
  `)
})

test('a byte order mark is told, in data files too', () => {
  expect(told('hidden-byte-order-mark')).toMatchInlineSnapshot(`
    "content/data/facts.yaml (1 error)

      content/data/facts.yaml:1:1 error [trojanSource]
        Found:    a byte order mark (U+FEFF), which cannot be seen
        Expected: text without it; copy the words as plain text, or delete the character before and after which you write
        Write:
          acme.trial:"
  `)
})

test('a command that turns the direction round is told', () => {
  expect(told('hidden-direction-override')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:104 error [trojanSource]
        Found:    a command that turns the direction of writing round (U+202E), which cannot be seen
        Expected: text without it; copy the words as plain text, or delete the character before and after which you write
        Write:
          syas."
  `)
})

test('a control character is told', () => {
  expect(told('hidden-nul')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:51 error [trojanSource]
        Found:    a control character (U+0000), which cannot be seen
        Expected: text without it; copy the words as plain text, or delete the character before and after which you write
        Write:
          engineers"
  `)
})

test('a space of no width is told', () => {
  expect(told('hidden-zero-width-space')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:46 error [trojanSource]
        Found:    a space of no width (U+200B), which cannot be seen
        Expected: text without it; copy the words as plain text, or delete the character before and after which you write
        Write:
          engineers"
  `)
})
