import { expect, test } from 'vitest'
import { reportOn } from './reportOn.ts'

test('a direction mark is taken out', () => {
  expect(reportOn('hebrew-direction-mark')).toMatchInlineSnapshot(`
    "content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:40:51 error [hebrew]
        Found:    an invisible direction mark: המהנדסים
        Expected: text without it; the site isolates Latin names and numbers by itself
        Write:
          המהנדסים"
  `)
})

test('a final form ends a word', () => {
  expect(reportOn('hebrew-final-form-inside-word')).toMatchInlineSnapshot(`
    "content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:40:50 error [hebrew]
        Found:    the final form of a letter inside a word: המהנדסיםשלנו
        Expected: the ordinary form; or a space, if two words are meant
        Write:
          המהנדסימשלנו"
  `)
})

test('a word ends in a final form', () => {
  expect(reportOn('hebrew-final-form-missing')).toMatchInlineSnapshot(`
    "content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:40:50 error [hebrew]
        Found:    the ordinary form of a letter at the end of a word: המהנדסימ
        Expected: its final form
        Write:
          המהנדסים"
  `)
})

test('a maqaf is no hyphen', () => {
  expect(reportOn('hebrew-hyphen-for-maqaf')).toMatchInlineSnapshot(`
    "content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:16:2 error [hebrew]
        Found:    a hyphen after a Hebrew letter: ב-Acme
        Expected: a maqaf, ־
        Write:
          ב־Acme"
  `)
})

test('a prefix stands apart from a Latin word', () => {
  expect(reportOn('hebrew-prefix-touches-latin')).toMatchInlineSnapshot(`
    "content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:16:1 error [hebrew]
        Found:    a Hebrew prefix that touches a Latin word: בAcme
        Expected: a maqaf, ־, between them
        Write:
          ב־Acme"
  `)
})

test('a price out of order is one fault: it is to be a fact', () => {
  expect(reportOn('hebrew-price-out-of-order')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:1 error [pairs]
        Found:    no “77” in this part of the page, while the Hebrew page has one
        Expected: the same written numbers in both languages; add it here, or delete it there
        See also: content/vendors/acme.he.mdx:40:85

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:40:85 error [facts]
        Found:    the price “77$”, which no fact of this page holds
        Expected: a line for it in content/data/facts.yaml, and here the fact
        Write:
          <Fact id="acme.price.two" />"
  `)
})

test('a geresh is no apostrophe', () => {
  expect(reportOn('hebrew-straight-geresh')).toMatchInlineSnapshot(`
    "content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:40:81 error [hebrew]
        Found:    an apostrophe after a Hebrew letter: בג'ירפה,
        Expected: a geresh, ׳
        Write:
          בג׳ירפה,"
  `)
})

test('gershayim are no straight quotes', () => {
  expect(reportOn('hebrew-straight-gershayim')).toMatchInlineSnapshot(`
    "content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:40:82 error [hebrew]
        Found:    a quotation mark inside a Hebrew word: בצה"ל,
        Expected: gershayim, ״
        Write:
          בצה״ל,"
  `)
})

test('Hebrew quotation marks are no straight ones', () => {
  expect(reportOn('hebrew-straight-quotes')).toMatchInlineSnapshot(`
    "content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:40:79 error [hebrew]
        Found:    quotation marks that are not Hebrew: "לאט לאט",
        Expected: Hebrew quotation marks, ״…״
        Write:
          ״לאט לאט״,"
  `)
})

test('a telephone number in a data file is written so that it stays in order', () => {
  expect(reportOn('hebrew-telephone-in-data')).toMatchInlineSnapshot(`
    "content/data/video.yaml (1 error)

      content/data/video.yaml:2:49 error [isolation]
        Found:    a telephone number in Hebrew text, “(03) 555 0100”, whose signs and digits would be shown out of order
        Expected: the form that the site keeps in order by itself, without spaces; better still a fact, or <Phone /> on a page
        Write:
          03-555-0100"
  `)
})

test('vowel points are taken out', () => {
  expect(reportOn('hebrew-vowel-points')).toMatchInlineSnapshot(`
    "content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:40:52 error [hebrew]
        Found:    vowel points (nikud): שֶׁלָּנוּ
        Expected: the word without vowel points
        Write:
          שלנו"
  `)
})

test('a dash after a prefix is a maqaf', () => {
  expect(reportOn('hebrew-dash-for-maqaf')).toMatchInlineSnapshot(`
    "content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:16:1 error [hebrew]
        Found:    a dash after a Hebrew prefix: ב–Acme
        Expected: a maqaf, ־
        Write:
          ב־Acme"
  `)
})
