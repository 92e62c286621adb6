import { expect, test } from 'vitest'
import { reportOn } from './reportOn.ts'

test('a name written in two words is corrected', () => {
  expect(reportOn('glossary-name-in-two-words')).toMatchInlineSnapshot(`
    "content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:40:84 error [glossary]
        Found:    Jump Cloud
        Expected: the name as its owner writes it (content/glossary.yaml)
        Write:
          JumpCloud"
  `)
})

test('a name in other capitals is corrected', () => {
  expect(reportOn('glossary-name-misspelt')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:82 error [glossary]
        Found:    Jumpcloud
        Expected: the name as its owner writes it (content/glossary.yaml)
        Write:
          JumpCloud"
  `)
})

test('a word turned down is replaced, its prefix kept', () => {
  expect(reportOn('glossary-word-turned-down')).toMatchInlineSnapshot(`
    "content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:40:84 error [glossary]
        Found:    הדיוג
        Expected: the word agreed on for “phishing” (content/glossary.yaml)
        Write:
          הפישינג"
  `)
})

test('a word whose agreed form is not known is reported without a correction', () => {
  expect(reportOn('glossary-form-unknown')).toMatchInlineSnapshot(`
    "content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:40:87 error [glossary]
        Found:    באייפונים
        Expected: “iPhone” in the form that this sentence needs, as agreed in content/glossary.yaml"
  `)
  expect(reportOn('glossary-form-unknown', 'compared', undefined, 'he')).toMatchInlineSnapshot(`
    "content/vendors/acme.he.mdx (שגיאה אחת)

      content/vendors/acme.he.mdx:40:87 שגיאה [glossary]
        נמצא: באייפונים
        נדרש: ״iPhone״ בצורה שמתאימה למשפט, כפי שסוכם ב־content/glossary.yaml"
  `)
})
