import { expect, test } from 'vitest'
import { told } from './told.ts'

test('a page without its Hebrew half is told', () => {
  expect(told('page-in-one-language')).toMatchInlineSnapshot(`
    "content/vendors/brandt.en.mdx (1 error)

      content/vendors/brandt.en.mdx:1:1 error [twins]
        Found:    a page in English only
        Expected: its Hebrew half beside it, content/vendors/brandt.he.mdx: a copy of this file, its words translated"
  `)
})

test('a page without its English half is told', () => {
  expect(told('page-in-hebrew-only')).toMatchInlineSnapshot(`
    "content/vendors/brandt.he.mdx (1 error)

      content/vendors/brandt.he.mdx:1:1 error [twins]
        Found:    a page in Hebrew only
        Expected: its English half beside it, content/vendors/brandt.en.mdx: a copy of this file, its words translated"
  `)
})

test('two pages with one address are told', () => {
  expect(told('page-with-address-of-another')).toMatchInlineSnapshot(`
    "content/services/acme.en.mdx (1 error)

      content/services/acme.en.mdx:1:1 error [twins]
        Found:    the address /acme, which content/vendors/acme.en.mdx has too
        Expected: a file name of its own; two sections cannot share one
        See also: content/vendors/acme.en.mdx:1:1

    content/services/acme.he.mdx (1 error)

      content/services/acme.he.mdx:1:1 error [twins]
        Found:    the address /acme, which content/vendors/acme.he.mdx has too
        Expected: a file name of its own; two sections cannot share one
        See also: content/vendors/acme.he.mdx:1:1"
  `)
})

test('two pages with one title are told', () => {
  expect(told('title-twice')).toMatchInlineSnapshot(`
    "content/vendors/brandt.en.mdx (1 error)

      content/vendors/brandt.en.mdx:2:1 error [duplicates]
        Found:    the title “Acme: a register that stays true”, which content/vendors/acme.en.mdx has too
        Expected: a title of its own: search results show both pages side by side
        See also: content/vendors/acme.en.mdx:2:1"
  `)
})

test('two pages with one description are told', () => {
  expect(told('description-twice')).toMatchInlineSnapshot(`
    "content/vendors/brandt.en.mdx (1 error)

      content/vendors/brandt.en.mdx:3:1 error [duplicates]
        Found:    the description “Acme keeps one list of computers, licences and the people who hold them, and notices when a line of it stops being true.”, which content/vendors/acme.en.mdx has too
        Expected: a description of its own: search results show both pages side by side
        See also: content/vendors/acme.en.mdx:3:1

    content/vendors/brandt.he.mdx (1 error)

      content/vendors/brandt.he.mdx:3:1 error [duplicates]
        Found:    the description “Acme מחזיקה רשימה אחת של מחשבים, רישיונות ומי שמחזיק בהם, ומבחינה כששורה ברשימה מפסיקה להיות נכונה.”, which content/vendors/acme.he.mdx has too
        Expected: a description of its own: search results show both pages side by side
        See also: content/vendors/acme.he.mdx:3:1"
  `)
})

test('what a starter left to be written is told', () => {
  expect(told('unfinished')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:11 error [unfinished]
        Found:    [[how soon]], which is still to be written
        Expected: your own words in the place of the double brackets and what is between them

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:13 error [unfinished]
        Found:    [[תוך כמה זמן]], which is still to be written
        Expected: your own words in the place of the double brackets and what is between them"
  `)
})

test('a page whose name says no language is told', () => {
  expect(told('file-without-language')).toMatchInlineSnapshot(`
    "content/vendors/brandt.mdx (1 error)

      content/vendors/brandt.mdx:1:1 error [fileNames]
        Found:    brandt.mdx, which says no language
        Expected: the language before .mdx: .en.mdx or .he.mdx
        Write:
          content/vendors/brandt.en.mdx
          content/vendors/brandt.he.mdx"
  `)
})

test('a page in a language that the site does not have is told', () => {
  expect(told('file-in-unknown-language')).toMatchInlineSnapshot(`
    "content/vendors/brandt.fr.mdx (1 error)

      content/vendors/brandt.fr.mdx:1:1 error [fileNames]
        Found:    brandt.fr.mdx, in a language “fr” that the site does not have
        Expected: the language before .mdx: .en.mdx or .he.mdx
        Write:
          content/vendors/brandt.en.mdx
          content/vendors/brandt.he.mdx"
  `)
})

test('a name with capitals is told as its address would be', () => {
  expect(told('file-with-capitals')).toMatchInlineSnapshot(`
    "content/vendors/Brandt_Mail.en.mdx (1 error)

      content/vendors/Brandt_Mail.en.mdx:1:1 error [fileNames]
        Found:    the name Brandt_Mail.en.mdx
        Expected: small Latin letters, digits and single hyphens, as the address has them
        Write:
          content/vendors/brandt-mail.en.mdx"
  `)
})

test('a page in plain Markdown is told', () => {
  expect(told('file-of-markdown')).toMatchInlineSnapshot(`
    "content/vendors/brandt.en.md (1 error)

      content/vendors/brandt.en.md:1:1 error [fileNames]
        Found:    brandt.en.md, which would be no page
        Expected: a name that ends with .mdx
        Write:
          content/vendors/brandt.en.mdx"
  `)
})

test('a page in a folder that is no section is told', () => {
  expect(told('file-in-unknown-folder')).toMatchInlineSnapshot(`
    "content/vendor/brandt.en.mdx (1 error)

      content/vendor/brandt.en.mdx:1:1 error [fileNames]
        Found:    the folder content/vendor, which is no section
        Expected: a section; did you mean content/vendors?
        Write:
          content/vendors/brandt.en.mdx"
  `)
})

test('a page outside every section is told', () => {
  expect(told('file-outside-every-section')).toMatchInlineSnapshot(`
    "content/brandt.en.mdx (1 error)

      content/brandt.en.mdx:1:1 error [fileNames]
        Found:    a page outside every section
        Expected: a folder of content/: pages, vendors, apple, productivity, services, legal, store
        Write:
          content/pages/brandt.en.mdx"
  `)
})

test('a page in a folder of its own is told', () => {
  expect(told('file-in-folder-of-section')).toMatchInlineSnapshot(`
    "content/vendors/brandt/brandt.en.mdx (1 error)

      content/vendors/brandt/brandt.en.mdx:1:1 error [fileNames]
        Found:    a folder inside content/vendors
        Expected: pages side by side in the section, without folders
        Write:
          content/vendors/brandt.en.mdx"
  `)
})

test('a page with an address of the site itself is told', () => {
  expect(told('file-with-reserved-name')).toMatchInlineSnapshot(`
    "content/vendors/gallery.en.mdx (1 error)

      content/vendors/gallery.en.mdx:1:1 error [fileNames]
        Found:    the name gallery
        Expected: a name of its own; this address belongs to the site itself

    content/vendors/gallery.he.mdx (1 error)

      content/vendors/gallery.he.mdx:1:1 error [fileNames]
        Found:    the name gallery
        Expected: a name of its own; this address belongs to the site itself"
  `)
})

test('a data file that nothing reads is told', () => {
  expect(told('data-file-that-nothing-reads')).toMatchInlineSnapshot(`
    "content/data/navigaton.yaml (1 error)

      content/data/navigaton.yaml:1:1 error [fileNames]
        Found:    a data file that nothing reads
        Expected: one of the known names; did you mean navigation.yaml?
        Write:
          content/data/navigation.yaml"
  `)
})
