import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { reportOn } from './reportOn.ts'

test('aliases that would grow without end are reported by line, and not resolved', () => {
  expect(reportOn('data-aliases-without-end')).toMatchInlineSnapshot(`
    "content/data/hardware.yaml (4 errors)

      content/data/hardware.yaml:1:7 error [data] 4 times
        Found:    a value that begins with &, which is a sign of YAML itself: &a0
        Expected: a text between quotes, or one that begins with a letter
        Also at:
          2:7  &a1
          3:7  &a2
          4:7  &a3"
  `)
})

test('a bracket that is never closed is reported where it opens', () => {
  expect(reportOn('data-bracket-never-closed')).toMatchInlineSnapshot(`
    "content/data/video.yaml (1 error)

      content/data/video.yaml:2:3 error [data]
        Found:    a bracket that opens here and is never closed: { name: { en: Room kit, he: ערכה לחדר }
        Expected: a closing bracket for each that opens: { }, [ ]"
  `)
})

test('a quotation mark that is never closed is reported where it opens', () => {
  expect(reportOn('data-quote-never-closed')).toMatchInlineSnapshot(`
    "content/data/company.yaml (1 error)

      content/data/company.yaml:12:12 error [data]
        Found:    a ' that opens here and is never closed: +972-3-555-0100
        Expected: another ' at the end of the value
        Write:
          telephone: '+972-3-555-0100'"
  `)
})

test('a colon in a value without quotes is reported with the quotes', () => {
  expect(reportOn('data-colon-without-quotes')).toMatchInlineSnapshot(`
    "content/data/company.yaml (1 error)

      content/data/company.yaml:5:10 error [data]
        Found:    a colon inside a value that has no quotes around it: tagline: IT: security and Apple
        Expected: quotes around a value that holds a colon
        Write:
          tagline: 'IT: security and Apple'"
  `)
})

test('a line that begins with a tab is reported', () => {
  expect(reportOn('data-indented-with-tab')).toMatchInlineSnapshot(`
    "content/data/company.yaml (1 error)

      content/data/company.yaml:15:1 error [data]
        Found:    a tab at the start of a line
        Expected: spaces, two for each step
        Write:
            city: { en: Tel Aviv, he: תל אביב }"
  `)
})

test('a merge that nobody finished is reported', () => {
  expect(reportOn('data-merge-in-conflict')).toMatchInlineSnapshot(`
    "content/data/redirects.yaml (1 error)

      content/data/redirects.yaml:1:1 error [data]
        Found:    a mark of an unfinished merge: <<<<<<< HEAD
        Expected: the lines of one side or of both, without the marks <<<<<<<, =======, >>>>>>>"
  `)
})

test('an empty file is reported with the keys it needs', () => {
  expect(reportOn('data-empty')).toMatchInlineSnapshot(`
    "content/data/vendors.yaml (1 error)

      content/data/vendors.yaml:1:1 error [data]
        Found:    an empty file
        Expected: the keys carousel, products"
  `)
})

test('a misspelt key is reported with the right one and its value', () => {
  expect(reportOn('data-key-misspelt')).toMatchInlineSnapshot(`
    "content/data/company.yaml (1 error)

      content/data/company.yaml:12:1 error [data]
        Found:    unknown key "telefone"
        Expected: a known key; did you mean "telephone"?
        Write:
          telephone: '+972-3-555-0100'"
  `)
})

test('a missing key is reported with what belongs there', () => {
  expect(reportOn('data-key-missing')).toMatchInlineSnapshot(`
    "content/data/company.yaml (1 error)

      content/data/company.yaml:1:1 error [data]
        Found:    no "booking"
        Expected: an address that starts with https://
        Write:
          booking: https://…"
  `)
})

test('a text in one language only is reported', () => {
  expect(reportOn('data-language-missing')).toMatchInlineSnapshot(`
    "content/data/company.yaml (1 error)

      content/data/company.yaml:3:1 error [data]
        Found:    no "he" in "name"
        Expected: a text
        Write:
          he: …"
  `)
})

test('Hebrew that the English site would show is reported, with a text for each language', () => {
  expect(reportOn('data-in-hebrew-for-both')).toMatchInlineSnapshot(`
    "content/data/navigation.yaml (2 errors)

      content/data/navigation.yaml:3:21 error [languageOfData]
        Found:    a text with Hebrew letters, “אודות”, which stands for both languages
        Expected: a text in each language: the English site shows this one, too
        Write:
          label: { en: …, he: אודות }

      content/data/navigation.yaml:13:28 error [languageOfData]
        Found:    a text in Hebrew as the English one: “אודות”
        Expected: its translation

    content/data/store/mac.yaml (1 error)

      content/data/store/mac.yaml:11:60 error [languageOfData]
        Found:    a text with Hebrew letters, “שחור, M5”, which stands for both languages
        Expected: a text in each language: the English site shows this one, too
        Write:
          - { en: …, he: 'שחור, M5' }"
  `)
})

test('a misspelt name is reported', () => {
  expect(reportOn('data-name-misspelt')).toMatchInlineSnapshot(`
    "content/data/navigation.yaml (1 error)

      content/data/navigation.yaml:1:53 error [data]
        Found:    icon: sheild
        Expected: one of the known names; did you mean "shield"?
        Write:
          icon: shield"
  `)
})

test('values of another kind are reported, each with its line', () => {
  expect(reportOn('data-value-of-another-kind')).toMatchInlineSnapshot(`
    "content/data/company.yaml (4 errors)

      content/data/company.yaml:7:1 error [data]
        Found:    founded: '2017'
        Expected: a number, without quotes
        Write:
          founded: 2017

      content/data/company.yaml:8:1 error [data]
        Found:    origin: http://www.example.com
        Expected: an address that starts with https://
        Write:
          origin: https://www.example.com

      content/data/company.yaml:9:1 error [data]
        Found:    email: hello
        Expected: a mail address

      content/data/company.yaml:12:1 error [data]
        Found:    telephone: 03-555-0100
        Expected: an international number such as +972-3-555-0100"
  `)
})

test('a fact of an unknown kind, unit or id is reported', () => {
  expect(reportOn('data-fact-of-unknown-kind')).toMatchInlineSnapshot(`
    "content/data/facts.yaml (5 errors)

      content/data/facts.yaml:2:48 error [data]
        Found:    unit: hours
        Expected: one of the known names; did you mean "hour"?
        Write:
          unit: hour

      content/data/facts.yaml:3:1 error [data]
        Found:    the key "acme.Price"
        Expected: an id of small letters with dots between, such as acme.price

      content/data/facts.yaml:4:16 error [data]
        Found:    kind: percentage
        Expected: one of the known names; did you mean "percent"?
        Write:
          kind: percent

      content/data/facts.yaml:5:33 error [data]
        Found:    value: '300'
        Expected: a number without quotes, or en:, he: with one each
        Write:
          value: 300

      content/data/facts.yaml:6:34 error [data]
        Found:    value: '14'
        Expected: a number without quotes, or a range such as [24, 48]
        Write:
          value: 14"
  `)
})

test('a file that is gone is reported', () => {
  const without = (root: string) => rmSync(join(root, 'content/data/video.yaml'))
  expect(reportOn('base', 'compared', without)).toMatchInlineSnapshot(`
    "content/data/video.yaml (1 error)

      content/data/video.yaml:1:1 error [data]
        Found:    no such file
        Expected: the data file content/data/video.yaml to exist; pages read it"
  `)
})
