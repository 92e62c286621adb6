import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { localeCodes } from '../../src/content/locales/locales.ts'
import { plainWordingIn } from '../../src/content/messages/wording.ts'
import { skeleton } from '../../src/desk/codeEditors/snippets.ts'
import { reportOn } from './reportOn.ts'

test('a price table that does not exist is reported', () => {
  expect(reportOn('reference-to-unknown-plans')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:15 error [references]
        Found:    the price table "acmee", which content/data/plans.yaml does not have
        Expected: one that exists; did you mean "acme"?
        Write:
          plans="acme"

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:15 error [references]
        Found:    the price table "acmee", which content/data/plans.yaml does not have
        Expected: one that exists; did you mean "acme"?
        Write:
          plans="acme""
  `)
})

test('a page among cards that does not exist is reported', () => {
  expect(reportOn('reference-to-unknown-page')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:44:10 error [references]
        Found:    the page "brant", which content/ does not have
        Expected: one that exists; did you mean "brandt"?
        Write:
          pages="acme, brandt"

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:44:10 error [references]
        Found:    the page "brant", which content/ does not have
        Expected: one that exists; did you mean "brandt"?
        Write:
          pages="acme, brandt""
  `)
})

test('cards that were inserted, and whose pages are not chosen yet, are reported once', () => {
  expect(reportOn('references-still-in-words')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:44:10 error [references]
        Found:    “File names of pages, without language, separated by commas.”, in whose place the pages are still to be chosen
        Expected: pages that exist. File names of pages, without language, separated by commas.

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:44:10 error [references]
        Found:    “שמות קבצים של עמודים, בלי השפה, מופרדים בפסיקים.”, in whose place the pages are still to be chosen
        Expected: pages that exist. File names of pages, without language, separated by commas."
  `)
})

test.each(localeCodes)('what an inserted widget has in place of pages is known for that (%s)', locale => {
  const lines = skeleton('Related', english => plainWordingIn(locale)({ id: english }))
  const [, words = ''] = /\{1:(.*)\}/.exec(lines.join('\n')) ?? []
  const page = `tests/fixtures/references-still-in-words/content/vendors/acme.${locale}.mdx`
  expect(readFileSync(page, 'utf8')).toContain(`<Related pages="${words}" />`)
})

test('a category of the store that does not exist is reported', () => {
  expect(reportOn('reference-to-unknown-category')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:17 error [references]
        Found:    the category of the store "macs", which content/data/store/ does not have
        Expected: one that exists; did you mean "mac"?
        Write:
          category="mac"

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:17 error [references]
        Found:    the category of the store "macs", which content/data/store/ does not have
        Expected: one that exists; did you mean "mac"?
        Write:
          category="mac""
  `)
})

test('a figure that cannot count up is reported', () => {
  expect(reportOn('reference-to-fact-that-cannot-count')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:44:14 error [references]
        Found:    the fact "acme.trial", whose kind is duration, in <CountedStat>
        Expected: a fact of one of these kinds: count, percent. Id of a fact whose kind is count or percent; <Stat> inside <Stats> shows the others.

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:44:14 error [references]
        Found:    the fact "acme.trial", whose kind is duration, in <CountedStat>
        Expected: a fact of one of these kinds: count, percent. Id of a fact whose kind is count or percent; <Stat> inside <Stats> shows the others."
  `)
})

test('a page of a menu that does not exist is reported', () => {
  expect(reportOn('menu-with-unknown-page')).toMatchInlineSnapshot(`
    "content/data/navigation.yaml (2 errors)

      content/data/navigation.yaml:1:95 error [dataReferences]
        Found:    the page "brandt", which content/ does not have
        Expected: one that exists: acme

      content/data/navigation.yaml:7:7 error [dataReferences]
        Found:    the page "acmee", which content/ does not have
        Expected: one that exists; did you mean "acme"?
        Write:
          page: acme"
  `)
})

test('a page of a menu in capitals, as an address or a file, or without its slash, is reported with its name', () => {
  expect(reportOn('menu-with-page-in-other-words')).toMatchInlineSnapshot(`
    "content/data/navigation.yaml (5 errors)

      content/data/navigation.yaml:3:9 error [dataReferences] 3 times
        Found:    the page "ACME", which content/ does not have
        Expected: one that exists; did you mean "acme"?
        Write:
          page: acme
        Also at:
          4:9  /he/acme
          5:9  acme.he.mdx

      content/data/navigation.yaml:6:9 error [dataReferences]
        Found:    the page "nothing-like-it", which content/ does not have
        Expected: one that exists: acme

      content/data/navigation.yaml:11:122 error [dataReferences]
        Found:    a link to acmee
        Expected: the plain path of a page, which starts with /; did you mean "/acme"?
        Write:
          href: /acme"
  `)
})

test('an address of a menu that does not exist is reported', () => {
  expect(reportOn('menu-with-unknown-address')).toMatchInlineSnapshot(`
    "content/data/navigation.yaml (2 errors)

      content/data/navigation.yaml:6:7 error [dataReferences]
        Found:    a link to /acmee, which no page has
        Expected: the address of a page; did you mean "/acme"?
        Write:
          href: /acme

      content/data/navigation.yaml:7:7 error [dataReferences]
        Found:    a link to /he/acme
        Expected: the plain path in both languages: the Hebrew page leads to /he by itself
        Write:
          href: /acme"
  `)
})

test('a logo that does not exist is reported with the one that was meant', () => {
  expect(reportOn('logo-missing')).toMatchInlineSnapshot(`
    "content/data/testimonials.yaml (1 error)

      content/data/testimonials.yaml:3:67 error [dataReferences]
        Found:    the logo "acme", but there is no file public/logos/acme.svg
        Expected: a file in public/logos/; did you mean "acne"?
        Write:
          logo: acne

    content/data/vendors.yaml (1 error)

      content/data/vendors.yaml:2:19 error [dataReferences]
        Found:    the logo "acme", but there is no file public/logos/acme.svg
        Expected: a file in public/logos/; did you mean "acne"?
        Write:
          logo: acne"
  `)
})

test('items of the store with one id are reported', () => {
  expect(reportOn('store-item-twice')).toMatchInlineSnapshot(`
    "content/data/store/mac.yaml (1 error)

      content/data/store/mac.yaml:6:7 error [storeItems]
        Found:    the id "air" a second time
        Expected: a unique id for each item of the store
        See also: content/data/store/ipad.yaml:6:7
        Write:
          id: air-2"
  `)
})

test('an id that another item has is reported also where more is wrong with its item', () => {
  const report = reportOn('store-item-twice', 'compared', root => {
    const file = join(root, 'content/data/store/mac.yaml')
    writeFileSync(file, readFileSync(file, 'utf8').replace('brand: Apple', "brand: ''"))
  })
  expect(report).toContain('(2 errors)')
  expect(report).toContain('Found:    the id "air" a second time')
})

test('a category of the store without items is reported', () => {
  expect(reportOn('store-without-items')).toMatchInlineSnapshot(`
    "content/data/store/mac.yaml (1 error)

      content/data/store/mac.yaml:5:1 error [data]
        Found:    items: []
        Expected: at least 1 entry"
  `)
})

test('a category of the store with capitals in its name is reported', () => {
  expect(reportOn('store-with-capitals')).toMatchInlineSnapshot(`
    "content/data/store/Mac_Mini.yaml (1 error)

      content/data/store/Mac_Mini.yaml:1:1 error [fileNames]
        Found:    the name Mac_Mini.yaml
        Expected: lower-case Latin letters, digits and single hyphens, as in the address
        Write:
          content/data/store/mac-mini.yaml"
  `)
})

test('a glossary that is not a list is reported', () => {
  expect(reportOn('glossary-that-is-no-list')).toMatchInlineSnapshot(`
    "content/glossary.yaml (1 error)

      content/glossary.yaml:1:1 error [glossary]
        Found:    a file of another shape
        Expected: a list, each entry on a line that starts with a hyphen"
  `)
})
