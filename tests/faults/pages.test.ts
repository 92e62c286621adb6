import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { reportOn } from './reportOn.ts'

test('a page without its Hebrew half is reported', () => {
  expect(reportOn('page-in-one-language')).toMatchInlineSnapshot(`
    "content/vendors/brandt.en.mdx (1 error)

      content/vendors/brandt.en.mdx:1:1 error [counterparts]
        Found:    a page in English only
        Expected: its Hebrew version beside it, content/vendors/brandt.he.mdx: a copy of this file with its text translated"
  `)
})

test('a page without its English half is reported', () => {
  expect(reportOn('page-in-hebrew-only')).toMatchInlineSnapshot(`
    "content/vendors/brandt.he.mdx (1 error)

      content/vendors/brandt.he.mdx:1:1 error [counterparts]
        Found:    a page in Hebrew only
        Expected: its English version beside it, content/vendors/brandt.en.mdx: a copy of this file with its text translated"
  `)
})

test('two pages with one address are reported', () => {
  expect(reportOn('page-with-address-of-another')).toMatchInlineSnapshot(`
    "content/services/acme.en.mdx (1 error)

      content/services/acme.en.mdx:1:1 error [counterparts]
        Found:    the address /acme, which content/vendors/acme.en.mdx also has
        Expected: a file name that no other section uses
        See also: content/vendors/acme.en.mdx:1:1

    content/services/acme.he.mdx (1 error)

      content/services/acme.he.mdx:1:1 error [counterparts]
        Found:    the address /acme, which content/vendors/acme.he.mdx also has
        Expected: a file name that no other section uses
        See also: content/vendors/acme.he.mdx:1:1"
  `)
})

test('two pages with one title are reported', () => {
  expect(reportOn('title-twice')).toMatchInlineSnapshot(`
    "content/vendors/brandt.en.mdx (1 error)

      content/vendors/brandt.en.mdx:2:1 error [duplicates]
        Found:    the title “Acme: a register that stays true”, which content/vendors/acme.en.mdx also has
        Expected: a title of its own: search results show both pages side by side
        See also: content/vendors/acme.en.mdx:2:1"
  `)
})

test('two pages with one description are reported', () => {
  expect(reportOn('description-twice')).toMatchInlineSnapshot(`
    "content/vendors/brandt.en.mdx (1 error)

      content/vendors/brandt.en.mdx:3:1 error [duplicates]
        Found:    the description “Acme keeps one list of computers, licences and the people who hold them, and notices when a line of it stops being true.”, which content/vendors/acme.en.mdx also has
        Expected: a description of its own: search results show both pages side by side
        See also: content/vendors/acme.en.mdx:3:1

    content/vendors/brandt.he.mdx (1 error)

      content/vendors/brandt.he.mdx:3:1 error [duplicates]
        Found:    the description “Acme מחזיקה רשימה אחת של מחשבים, רישיונות ומי שמחזיק בהם, ומבחינה כששורה ברשימה מפסיקה להיות נכונה.”, which content/vendors/acme.he.mdx also has
        Expected: a description of its own: search results show both pages side by side
        See also: content/vendors/acme.he.mdx:3:1"
  `)
})

test('what a starter left to be written is reported', () => {
  expect(reportOn('unfinished')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:11 error [unfinished]
        Found:    [[how soon]], which is still to be written
        Expected: your own words in place of the double brackets and what is between them

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:13 error [unfinished]
        Found:    [[תוך כמה זמן]], which is still to be written
        Expected: your own words in place of the double brackets and what is between them"
  `)
})

test('what came from the other language is still to be written, and no fault besides', () => {
  expect(reportOn('unfinished-taken-over')).toMatchInlineSnapshot(`
    "content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:17 error [unfinished]
        Found:    5 texts still to be written, in double square brackets, on lines 42, 44, 48
        Expected: your own words in place of the double brackets and what is between them"
  `)
})

test('several texts of one line are on that line', () => {
  const report = reportOn('unfinished-taken-over', 'compared', root => {
    const path = join(root, 'content/vendors/acme.he.mdx')
    const text = readFileSync(path, 'utf8').replace(/\[\[|\]\]/g, '')
    writeFileSync(path, text.replace(/^## .*/m, '## [[Before]] [[and after]]'))
  })
  expect(report).toMatch(/\d texts still to be written, in double square brackets, on line \d+$/m)
})

test('a page whose name says no language is reported', () => {
  expect(reportOn('file-without-language')).toMatchInlineSnapshot(`
    "content/vendors/brandt.mdx (1 error)

      content/vendors/brandt.mdx:1:1 error [fileNames]
        Found:    brandt.mdx, which does not say its language
        Expected: the language before .mdx, one of .en.mdx, .he.mdx
        Write:
          content/vendors/brandt.en.mdx
          content/vendors/brandt.he.mdx"
  `)
})

test('a page in a language that the site does not have is reported', () => {
  expect(reportOn('file-in-unknown-language')).toMatchInlineSnapshot(`
    "content/vendors/brandt.fr.mdx (1 error)

      content/vendors/brandt.fr.mdx:1:1 error [fileNames]
        Found:    brandt.fr.mdx, in a language “fr” that the site does not have
        Expected: the language before .mdx, one of .en.mdx, .he.mdx
        Write:
          content/vendors/brandt.en.mdx
          content/vendors/brandt.he.mdx"
  `)
})

test('a name with capitals is corrected to the form of its address', () => {
  expect(reportOn('file-with-capitals')).toMatchInlineSnapshot(`
    "content/vendors/Brandt_Mail.en.mdx (1 error)

      content/vendors/Brandt_Mail.en.mdx:1:1 error [fileNames]
        Found:    the name Brandt_Mail.en.mdx
        Expected: lower-case Latin letters, digits and single hyphens, as in the address; npm run rename -- Brandt_Mail brandt-mail renames the page
        Write:
          content/vendors/brandt-mail.en.mdx"
  `)
})

test('a page in plain Markdown is reported', () => {
  expect(reportOn('file-of-markdown')).toMatchInlineSnapshot(`
    "content/vendors/brandt.en.md (1 error)

      content/vendors/brandt.en.md:1:1 error [fileNames]
        Found:    brandt.en.md, which would not become a page
        Expected: a name that ends with .mdx
        Write:
          content/vendors/brandt.en.mdx"
  `)
})

test('a text of another program beside the pages is reported with the way into one', () => {
  expect(reportOn('file-of-word')).toMatchInlineSnapshot(`
    "content/vendors/acme-mail.docx (1 error)

      content/vendors/acme-mail.docx:1:1 error [fileNames]
        Found:    a text of another program, which would not become a page
        Expected: its words in a page: npm run new -- vendors acme-mail makes one, and the desk takes them as they are pasted"
  `)
})

test('a page in a folder that is not a section is reported', () => {
  expect(reportOn('file-in-unknown-folder')).toMatchInlineSnapshot(`
    "content/vendor/brandt.en.mdx (1 error)

      content/vendor/brandt.en.mdx:1:1 error [fileNames]
        Found:    the folder content/vendor, which is not a section
        Expected: a section; did you mean content/vendors?
        Write:
          content/vendors/brandt.en.mdx"
  `)
})

test('a page outside every section is reported', () => {
  expect(reportOn('file-outside-every-section')).toMatchInlineSnapshot(`
    "content/brandt.en.mdx (1 error)

      content/brandt.en.mdx:1:1 error [fileNames]
        Found:    a page outside any section
        Expected: a folder in content/: pages, vendors, apple, productivity, services, legal, store
        Write:
          content/pages/brandt.en.mdx"
  `)
})

test('a page in a folder of its own is reported', () => {
  expect(reportOn('file-in-folder-of-section')).toMatchInlineSnapshot(`
    "content/vendors/brandt/brandt.en.mdx (1 error)

      content/vendors/brandt/brandt.en.mdx:1:1 error [fileNames]
        Found:    a folder inside content/vendors
        Expected: pages directly in the section, without folders
        Write:
          content/vendors/brandt.en.mdx"
  `)
})

test('a page with an address of the site itself is reported', () => {
  expect(reportOn('file-with-reserved-name')).toMatchInlineSnapshot(`
    "content/vendors/gallery.en.mdx (1 error)

      content/vendors/gallery.en.mdx:1:1 error [fileNames]
        Found:    the name gallery
        Expected: another name; this address is reserved for the site itself

    content/vendors/gallery.he.mdx (1 error)

      content/vendors/gallery.he.mdx:1:1 error [fileNames]
        Found:    the name gallery
        Expected: another name; this address is reserved for the site itself"
  `)
})

test('a data file that nothing reads is reported', () => {
  expect(reportOn('data-file-that-nothing-reads')).toMatchInlineSnapshot(`
    "content/data/navigaton.yaml (1 error)

      content/data/navigaton.yaml:1:1 error [fileNames]
        Found:    a data file that nothing reads
        Expected: one of the known names; did you mean navigation.yaml?
        Write:
          content/data/navigation.yaml"
  `)
})

test('links, widgets and redirects to a draft are reported with what publishes it', () => {
  expect(reportOn('link-to-draft')).toMatchInlineSnapshot(`
    "content/data/redirects.yaml (1 error)

      content/data/redirects.yaml:1:3 error [publication]
        Found:    /old-brandt leads to /brandt, a draft, which visitors do not see
        Expected: a page that visitors see: write publishAt: 2026-12-01 with its day in place of draft: true in both files of /brandt, or delete that line there; the link then comes with the page
        See also: content/vendors/brandt.he.mdx:7:1

    content/vendors/acme.en.mdx (2 errors)

      content/vendors/acme.en.mdx:40:81 error [publication] 2 times
        Found:    a link to /brandt, a draft, which visitors do not see
        Expected: a page that visitors see: write publishAt: 2026-12-01 with its day in place of draft: true in both files of /brandt, or delete that line there; the link then comes with the page
        See also: content/vendors/brandt.he.mdx:7:1
        Also at:
          48:10

    content/vendors/acme.he.mdx (2 errors)

      content/vendors/acme.he.mdx:40:90 error [publication] 2 times
        Found:    a link to /brandt, a draft, which visitors do not see
        Expected: a page that visitors see: write publishAt: 2026-12-01 with its day in place of draft: true in both files of /brandt, or delete that line there; the link then comes with the page
        See also: content/vendors/brandt.he.mdx:7:1
        Also at:
          48:10"
  `)
})

test('a page that expires and leads nowhere then is reported', () => {
  expect(reportOn('page-expires-to-nowhere')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:7:28 error [publication]
        Found:    a link to /acmee, which no page has
        Expected: the address of a page

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:7:28 error [publication]
        Found:    a link to /acmee, which no page has
        Expected: the address of a page"
  `)
})

test('a page that expires and leads to itself then is reported', () => {
  expect(reportOn('page-expires-to-itself')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:7:34 error [publication]
        Found:    the page leads to itself when it expires, /acme
        Expected: another page

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:7:34 error [publication]
        Found:    the page leads to itself when it expires, /acme
        Expected: another page"
  `)
})

test('a page that changed in the future is reported', () => {
  expect(reportOn('updated-in-the-future')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:6:1 error [updatedDays]
        Found:    a page last changed on 2027-01-01, which is in the future
        Expected: the day of its last change, 2026-11-15 at the latest
        Write:
          updated: 2026-11-15

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:6:1 error [updatedDays]
        Found:    a page last changed on 2027-01-01, which is in the future
        Expected: the day of its last change, 2026-11-15 at the latest
        Write:
          updated: 2026-11-15"
  `)
})

test('a paragraph that was left in the other language is reported', () => {
  expect(reportOn('language-english-on-hebrew-page')).toMatchInlineSnapshot(`
    "content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:44:1 error [languageOfText]
        Found:    a text in English on the Hebrew page: “Tell us how many computers you have, and where they are.”
        Expected: its translation"
  `)
  expect(reportOn('language-hebrew-on-english-page')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:44:1 error [languageOfText]
        Found:    a text in Hebrew on the English page: “ספרו לנו כמה מחשבים יש לכם בארגון, ואיפה הם.”
        Expected: its translation"
  `)
})

test('a name with capitals in one language is renamed, and the page is not missing', () => {
  expect(reportOn('file-with-capitals-in-one-language')).toMatchInlineSnapshot(`
    "content/vendors/Brandt.en.mdx (1 error)

      content/vendors/Brandt.en.mdx:1:1 error [fileNames]
        Found:    the name Brandt.en.mdx
        Expected: lower-case Latin letters, digits and single hyphens, as in the address; npm run rename -- Brandt brandt renames the page
        Write:
          content/vendors/brandt.en.mdx"
  `)
})

test('a sentence that another page has too is reported with its place there', () => {
  expect(reportOn('sentence-of-another-page')).toMatchInlineSnapshot(`
    "content/vendors/brandt.en.mdx (1 warning)

      content/vendors/brandt.en.mdx:40:38 warning [repeats]
        Found:    “Our engineers help with the first list, as [the same page](/brandt) says”, which content/vendors/acme.en.mdx says too
        Expected: what is true of this page alone, or words of its own for it: people who read both pages will notice
        See also: content/vendors/acme.en.mdx:40:38"
  `)
})

test('an English page that is hard to read is reported at its hardest sentence', () => {
  expect(reportOn('text-hard-to-read')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 warning)

      content/vendors/acme.en.mdx:32:1 warning [readability]
        Found:    a text for grade 21.7 (Flesch–Kincaid); its hardest sentence: “Procurement authorisation, contractual utilisation and organisational accountability, documented comprehensively.”
        Expected: grade 9 at most: shorter sentences, shorter words"
  `)
})

test('sample text is still to be written', () => {
  expect(reportOn('unfinished-sample-text')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:44:38 error [unfinished]
        Found:    Lorem ipsum, which is still to be written
        Expected: your own words in place of the sample text

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:44:25 error [unfinished]
        Found:    לורם איפסום, which is still to be written
        Expected: your own words in place of the sample text"
  `)
})

test('a note to oneself is still to be written', () => {
  expect(reportOn('unfinished-note')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:52 error [unfinished]
        Found:    TODO, which is still to be written
        Expected: your own words in place of the sample text"
  `)
})

test('a name in the Hebrew menu follows the Hebrew title', () => {
  expect(reportOn('menu-label-in-english')).toMatchInlineSnapshot(`
    "content/data/navigation.yaml (1 warning)

      content/data/navigation.yaml:1:106 warning [menuLabels]
        Found:    a name in English in the Hebrew menu, Device Register, which the title of the page does not have
        Expected: what the page is called in Hebrew; a name that is the same in both languages is written once: label: Device Register
        Write:
          he: רשימת ציוד של Acme"
  `)
})
