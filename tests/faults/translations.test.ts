import { expect, test } from 'vitest'
import { reportOn } from './reportOn.ts'

test('a section that changed in Hebrew is behind in English', () => {
  expect(reportOn('translation-behind-in-english', 'as recorded')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 warning)

      content/vendors/acme.en.mdx:20:1 warning [sectionsBehind]
        Found:    the section “What it takes over” as it was before the Hebrew one changed
        Expected: what the Hebrew section “מה עובר לטיפולה” says now; then run “npm run status -- --accept vendors/acme” once both say the same
        See also: content/vendors/acme.he.mdx:20:1"
  `)
})

test('a section that changed in English is behind in Hebrew', () => {
  expect(reportOn('translation-behind-in-hebrew', 'as recorded')).toMatchInlineSnapshot(`
    "content/vendors/acme.he.mdx (1 warning)

      content/vendors/acme.he.mdx:12:1 warning [sectionsBehind]
        Found:    the section “רשימת ציוד שנשארת נכונה” as it was before the English one changed
        Expected: what the English section “A register that stays true” says now; then run “npm run status -- --accept vendors/acme” once both say the same
        See also: content/vendors/acme.en.mdx:12:1"
  `)
})

test('a section that changed in both languages waits for a reader', () => {
  expect(reportOn('translation-changed-in-both', 'as recorded')).toMatchInlineSnapshot(`
    "content/vendors/acme.he.mdx (1 warning)

      content/vendors/acme.he.mdx:20:1 warning [sectionsBehind]
        Found:    changes in both languages that have not been compared yet, in these sections: What it takes over
        Expected: both languages to say the same: read them side by side, then run “npm run status -- --accept vendors/acme”
        See also: content/vendors/acme.en.mdx:20:1"
  `)
})

test('a corrected misspelling puts nothing behind', () => {
  expect(reportOn('translation-misspelling', 'as recorded')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:16:27 error [spacing]
        Found:    several spaces between two words: evrey   computer
        Expected: one space
        Write:
          evrey computer"
  `)
})

test('a page that was never compared is reported once', () => {
  expect(reportOn('translation-never-compared', 'as recorded')).toMatchInlineSnapshot(`
    "content/vendors/acme.he.mdx (1 warning)

      content/vendors/acme.he.mdx:1:1 warning [sectionsBehind]
        Found:    a page whose languages have not been compared yet
        Expected: both languages to say the same: read them side by side, then run “npm run status -- --accept vendors/acme”
        See also: content/vendors/acme.en.mdx:1:1"
  `)
})

test('a section of one language only is reported', () => {
  expect(reportOn('translation-of-one-section-only', 'as recorded')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:38:1 error [pairs]
        Found:    no ## … in this part of the page, while the Hebrew page has one
        Expected: the same headings, widgets and images in the same order in both languages; add it here, or delete it there
        See also: content/vendors/acme.he.mdx:42:1
        Write:
          ## …"
  `)
})

test('marks of a merge in the record are reported', () => {
  expect(reportOn('translation-record-in-conflict', 'as recorded')).toMatchInlineSnapshot(`
    "content/translations.lock.yaml (1 error)

      content/translations.lock.yaml:4:1 error [sectionsBehind]
        Found:    a line that “npm run status” did not write
        Expected: the file as the command wrote it: keep the lines of both sides of a merge and delete its marks, <<<<<<<, =======, >>>>>>>

    content/vendors/acme.he.mdx (1 warning)

      content/vendors/acme.he.mdx:1:1 warning [sectionsBehind]
        Found:    a page whose languages have not been compared yet
        Expected: both languages to say the same: read them side by side, then run “npm run status -- --accept vendors/acme”
        See also: content/vendors/acme.en.mdx:1:1"
  `)
})
