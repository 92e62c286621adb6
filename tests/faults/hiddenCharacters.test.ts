import { expect, test } from 'vitest'
import { reportOn } from './reportOn.ts'

test('a letter of another alphabet that stands alone is reported', () => {
  expect(reportOn('false-letter')).toMatchInlineSnapshot(`
    "content/translations.lock.yaml (1 error)

      content/translations.lock.yaml:7:35 error [trojanSource]
        Found:    “А”, in which А (U+0410) only looks like a Latin letter
        Expected: a word in letters of one alphabet; to search engines this is a different word
        Write:
          A

    content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:14:3 error [trojanSource]
        Found:    “А”, in which А (U+0410) only looks like a Latin letter
        Expected: a word in letters of one alphabet; to search engines this is a different word
        Write:
          A"
  `)
})

test('a letter of another alphabet inside a word is reported', () => {
  expect(reportOn('false-letter-in-word')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:42 error [trojanSource]
        Found:    “еngineers”, in which е (U+0435) only looks like a Latin letter
        Expected: a word in letters of one alphabet; to search engines this is a different word
        Write:
          engineers"
  `)
})

test('a byte order mark is reported, in data files too', () => {
  expect(reportOn('hidden-byte-order-mark')).toMatchInlineSnapshot(`
    "content/data/facts.yaml (1 error)

      content/data/facts.yaml:1:1 error [trojanSource]
        Found:    a byte order mark (U+FEFF), which cannot be seen
        Expected: text without it; paste the words as plain text, or type them again
        Write:
          acme.trial:"
  `)
})

test('a direction override is reported', () => {
  expect(reportOn('hidden-direction-override')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:104 error [trojanSource]
        Found:    a text direction override (U+202E), which cannot be seen
        Expected: text without it; paste the words as plain text, or type them again
        Write:
          syas."
  `)
})

test('a control character is reported', () => {
  expect(reportOn('hidden-nul')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:51 error [trojanSource]
        Found:    a control character (U+0000), which cannot be seen
        Expected: text without it; paste the words as plain text, or type them again
        Write:
          engineers"
  `)
})

test('a zero-width space is reported', () => {
  expect(reportOn('hidden-zero-width-space')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:46 error [trojanSource]
        Found:    a zero-width space (U+200B), which cannot be seen
        Expected: text without it; paste the words as plain text, or type them again
        Write:
          engineers"
  `)
})

test('a joiner is reported in a word, and belongs to an emoji', () => {
  expect(reportOn('hidden-joiner-beside-emoji')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:13 error [trojanSource]
        Found:    a zero-width joiner (U+200D), which cannot be seen
        Expected: text without it; paste the words as plain text, or type them again
        Write:
          registers

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:6 error [trojanSource]
        Found:    a zero-width joiner (U+200D), which cannot be seen
        Expected: text without it; paste the words as plain text, or type them again
        Write:
          המרשםים"
  `)
})

test('a second byte order mark does not hide the front matter', () => {
  expect(reportOn('hidden-byte-order-marks')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (2 errors)

      content/vendors/acme.en.mdx:1:1 error [trojanSource] 2 times
        Found:    a byte order mark (U+FEFF), which cannot be seen
        Expected: text without it; paste the words as plain text, or type them again
        Also at:
          1:2"
  `)
})
