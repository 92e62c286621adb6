import { expect, test } from 'vitest'
import { correctedText, faultsIn, pageWith, wordsIn } from './correctedIn.ts'
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

test.each([
  ['en', 'Hello world ,again.', 'Hello world, again.'],
  ['en', 'Hello world ;again.', 'Hello world; again.'],
  ['he', 'שלום עולם ,שוב.', 'שלום עולם, שוב.'],
  ['he', 'שלום עולם !ושוב.', 'שלום עולם! ושוב.'],
] as const)('a mark that clings to the next word goes to the one before it (%s: %s)', (locale, text, corrected) => {
  const page = pageWith(text, locale)
  const faults = faultsIn(page, locale, ['spacing'])
  expect(faults.map(fault => wordsIn(correctedText(page, locale, fault), locale))).toEqual([corrected])
})

test.each([
  ['en', 'Runs on .NET and in :root of it.'],
  ['he', 'רץ גם על .NET ועל 5,000 מחשבים.'],
] as const)('a name may begin with a mark (%s: %s)', (locale, text) => {
  expect(faultsIn(pageWith(text, locale), locale, ['spacing'])).toEqual([])
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

test('no space stands just inside brackets and quotation marks', () => {
  expect(reportOn('space-inside-brackets')).toMatchInlineSnapshot(`
    "content/data/navigation.yaml (2 errors)

      content/data/navigation.yaml:4:76 error [spacing] 2 times
        Found:    a space just inside brackets or quotation marks: VAT )
        Expected: no space between the mark and the words in it
        Write:
          VAT)
        Also at:
          4:95  (  לפני

    content/vendors/acme.en.mdx (3 errors)

      content/vendors/acme.en.mdx:40:43 error [spacing] 3 times
        Found:    a space just inside brackets or quotation marks: “ own
        Expected: no space between the mark and the words in it
        Write:
          “own
        Also at:
          40:47  own ”
          40:64  (all )

    content/vendors/acme.he.mdx (4 errors)

      content/vendors/acme.he.mdx:40:53 error [spacing] 4 times
        Found:    a space just inside brackets or quotation marks: ( כולם
        Expected: no space between the mark and the words in it
        Write:
          (כולם
        Also at:
          40:58   כולם )
          40:100  (
          40:120   )."
  `)
})
