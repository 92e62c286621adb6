import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { glossaryFile } from '../../src/content/glossary.ts'
import { plainWordingIn } from '../../src/content/messages/wording.ts'
import { readSnapshot } from '../../src/content/snapshot.ts'
import { yamlFile } from '../../src/content/yamlFile.ts'
import { faultsIn, pageWith } from './correctedIn.ts'
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

const base = readSnapshot('tests/fixtures/base')
const withOwnTerms = {
  ...base,
  yaml: new Map([...base.yaml, [glossaryFile, yamlFile(glossaryFile, readFileSync(glossaryFile, 'utf8'))]]),
}

test.each([
  ['he', 'זה ה**אנדפוינט** שלנו', 'אנדפוינט → ?'],
  ['he', 'כאן וב**מיקרוסופט**', 'מיקרוסופט → ?'],
  ['he', 'כאן ה[מיקרוסופט](/acme)', 'מיקרוסופט → ?'],
  ['he', 'כאן ה[**אנדפוינט**](/acme "א") שלנו', 'אנדפוינט → ?'],
  ['he', 'כאן ה~~אנדפוינט~~', 'אנדפוינט → ?'],
  ['he', 'כאן **ה**אנדפוינט', 'אנדפוינט → ?'],
  ['he', 'כאן וה*רשימת תפוצה*', 'רשימת תפוצה → ?'],
  ['he', 'כאן **לשונית** ההגדרות', 'לשונית → ?'],
  ['he', 'כאן **לשונית** [ההגדרות](https://example.com/a_(b))', 'לשונית → ?'],
  ['he', 'כאן [לשונית](https://example.com/a_(b))\nההגדרות', 'לשונית → ?'],
  ['he', 'כאן **אנדפוינט**ים', 'אנדפוינט → ?'],
  ['he', 'כאן וב־**מיקרוסופט**', 'מיקרוסופט → Microsoft'],
  ['he', 'כאן וב**אנדפוינט**', 'אנדפוינט → תחנת קצה'],
  ['he', 'כאן **אנדפוינט** [אחר](/acme)', 'אנדפוינט → תחנת קצה'],
  ['he', 'כאן **לשונית**\n\nההגדרות', 'לשונית → כרטיסייה'],
  ['he', '| ה | **אנדפוינט** |\n| --- | --- |\n| א | ב |', 'אנדפוינט → תחנת קצה'],
  ['he', 'כאן **לשונית** <Fact id="acme.trial" /> ההגדרות', 'לשונית → כרטיסייה'],
  ['en', 'The **Jump Cloud**s and [wifi](/acme)', 'Jump Cloud → JumpCloud, wifi → Wi-Fi'],
  ['en', 'A**private account**', 'private account → personal account'],
  ['en', '*Private Account* and **TELEPHONES**', 'Private Account → Personal Account, TELEPHONES → PHONES'],
  ['en', '### Telephone and private account', 'Telephone → Phone, private account → personal account'],
] as const)('across emphasis and links, a correction does for the sentence (%s: %s)', (locale, words, expected) => {
  const faults = faultsIn(pageWith(words, locale), locale, ['glossary'], withOwnTerms)
  expect(faults.map(({ found, fix = '?' }) => `${String(found)} → ${fix}`).join(', ')).toBe(expected)
})

test.each([
  ['en', 'Telephone us, and more.', '“Phone”, the word agreed on', 'the word agreed on (content/glossary.yaml)'],
  ['he', 'Telephone us, and more.', '״Phone״, המילה שסוכם עליה', 'המילה שסוכם עליה (content/glossary.yaml)'],
  [
    'en',
    'זה דיוג.',
    '“פישינג”, the word agreed on for “phishing”',
    'the word agreed on for “phishing” (content/glossary.yaml)',
  ],
  [
    'he',
    'זה דיוג.',
    '״פישינג״, המילה שסוכם עליה עבור ״phishing״',
    'המילה שסוכם עליה עבור ״phishing״ (content/glossary.yaml)',
  ],
] as const)(
  'only a Hebrew word is said to be agreed on for an English one (%s: %s)',
  (locale, words, desk, terminal) => {
    const say = plainWordingIn(locale)
    const page = /[א-ת]/.test(words) ? 'he' : 'en'
    const [fault] = faultsIn(pageWith(words, page), page, ['glossary'], withOwnTerms)
    expect([say(fault?.atDesk ?? ''), say(fault?.expected ?? '')]).toEqual([desk, terminal])
  },
)
