import { expect, test } from 'vitest'
import { lineDirection, piecesOf } from './lineDirection.ts'

const parts = (text: string, base: 'ltr' | 'rtl' = 'rtl') => {
  const { dir, isolates } = lineDirection(text, base, 'text')
  return [dir, ...isolates.map(({ from, to, dir }) => `${dir} ${text.slice(from, to)}`)]
}

test('a widget inside a Hebrew sentence is one piece that reads from the left', () => {
  expect(parts('כן, <Fact id="kandji.trial" />. נכין אותה')).toEqual(['rtl', 'ltr <Fact id="kandji.trial" />'])
})

test('Hebrew words in an attribute read from the right inside their tag', () => {
  expect(parts('<Question q="מה קרה ל־Kandji?">')).toEqual([
    'ltr',
    'ltr <Question q="מה קרה ל־Kandji?">',
    'rtl מה קרה ל־Kandji?',
  ])
})

test('a link reads as its line does, so that a Latin word before it does not part it from its address; so does a picture', () => {
  expect(parts('ראו Apple [Apple Business](/apple#top) ואת `npm run dev`.')).toEqual([
    'rtl',
    'rtl [Apple Business](/apple#top)',
    'ltr /apple#top',
    'ltr `npm run dev`',
  ])
})

test('a link in an attribute belongs to its tag', () => {
  expect(parts('<Question q="[a](/b)">')).toEqual(['ltr', 'ltr <Question q="[a](/b)">'])
})

test('a line takes the direction of its own words', () => {
  expect(parts('Only English here')).toEqual(['ltr'])
  expect(parts('Mac רשום')).toEqual(['rtl'])
  expect(parts('רק עברית', 'ltr')).toEqual(['rtl'])
  expect(parts('The word שלום in English', 'ltr')).toEqual(['ltr'])
})

test('a line of a foreign link alone has its direction', () => {
  expect(parts('![Mail](/a.png)')).toEqual(['ltr', 'ltr ![Mail](/a.png)', 'ltr /a.png'])
})

test('a line without words, and a row of a table, stand in the direction of the page', () => {
  for (const line of ['', '---', '| --- | --- |', '| 7 | 8 |', '24/7']) expect(parts(line)).toEqual(['rtl'])
  expect(parts('| Windows | Mac |', 'ltr')).toEqual(['ltr'])
})

test('each cell with foreign words is apart from its neighbours, with the tags and links in it', () => {
  expect(parts('| | בלי ניהול | Microsoft Intune | על Jamf | 4$ |')).toEqual([
    'rtl',
    'ltr Microsoft Intune',
    'rtl על Jamf',
  ])
  expect(parts('| Iru \\| Pro | <Fact id="a" /> | [מה](/b) Jamf |')).toEqual([
    'rtl',
    'ltr Iru \\| Pro',
    'ltr <Fact id="a" />',
    'rtl [מה](/b) Jamf',
    'rtl [מה](/b)',
    'ltr /b',
  ])
  expect(parts('| Jamf <Fact id="a" /> | Iru |')).toEqual([
    'rtl',
    'ltr Jamf <Fact id="a" />',
    'ltr <Fact id="a" />',
    'ltr Iru',
  ])
  expect(parts('| Devices | מכשירים | 7 |', 'ltr')).toEqual(['ltr', 'rtl מכשירים'])
})

test('what reads from the left is apart from the words around it', () => {
  expect(piecesOf('בתוך <Fact id="a" /> נדע. [מחיר](/setyl)')).toEqual([
    'בתוך ',
    '<Fact id="a" />',
    ' נדע. [מחיר](',
    '/setyl',
    ')',
  ])
})

test('a tag that is only begun is isolated while it is typed', () => {
  expect(parts('כן, <Fact id="kan')).toEqual(['rtl', 'ltr <Fact id="kan'])
})

test('a comment in front matter takes the direction of its words', () => {
  const directionOf = (text: string) => lineDirection(text, 'rtl', 'yaml').dir
  expect([directionOf('# שלוש עד שמונה, כמו F2.'), directionOf('# Three to eight.')]).toEqual(['rtl', 'ltr'])
})

test('front matter reads from the left, its Hebrew from the right', () => {
  const text = "title: 'Iru (לשעבר Kandji): ניהול'"
  const { dir, isolates } = lineDirection(text, 'rtl', 'yaml')
  expect([dir, ...isolates.map(({ from, to }) => text.slice(from, to))]).toEqual(['ltr', "'Iru (לשעבר Kandji): ניהול'"])
})

test('the entries of a list in front matter keep their order, whatever they are written in', () => {
  const text = "keywords: [Iru, MDM, ניהול Mac, 'אבטחה, Mac']"
  const { isolates } = lineDirection(text, 'rtl', 'yaml')
  expect(isolates.map(({ from, to, dir }) => `${dir} ${text.slice(from, to)}`)).toEqual([
    "rtl [Iru, MDM, ניהול Mac, 'אבטחה, Mac']",
    'ltr Iru',
    'ltr MDM',
    'rtl ניהול Mac',
    "rtl 'אבטחה, Mac'",
  ])
})

const yamlParts = (text: string, base: 'ltr' | 'rtl' = 'rtl') =>
  lineDirection(text, base, 'yaml').isolates.map(({ from, to, dir }) => `${dir} ${text.slice(from, to)}`)

test('of a mapping in one line each Hebrew value is apart, so that its keys keep their order', () => {
  expect(yamlParts("  per: { en: 'per user, before VAT', he: 'למשתמש, לפני מע״מ' }")).toEqual([
    "rtl 'למשתמש, לפני מע״מ'",
  ])
  expect(yamlParts('- { en: email, he: מייל, avoid: [אימייל, Mac], search: [דוא״ל] } # הערה')).toEqual([
    'rtl מייל',
    'rtl אימייל',
    'rtl דוא״ל',
    'rtl # הערה',
  ])
  expect(yamlParts('  - name: { en: Standard, he: "מסלול \\"א\\", רגיל" }')).toEqual(['rtl "מסלול \\"א\\", רגיל"'])
})

test('of a mapping over several lines so is each', () => {
  expect(yamlParts("    he: 'למשתמש, לחודש',")).toEqual(["rtl 'למשתמש, לחודש'"])
  expect(yamlParts('    he: למשתמש, en: Per user }')).toEqual(['rtl למשתמש'])
  expect(yamlParts('    he: למשתמש },')).toEqual(['rtl למשתמש'])
})

test('a key, a dash and a comment stay outside of the value', () => {
  expect(yamlParts('kandji.trial: שבועיים, אולי יותר # to ask')).toEqual(['rtl שבועיים, אולי יותר'])
  expect(yamlParts("  - 'ניהול Mac'")).toEqual(["rtl 'ניהול Mac'"])
})

test('a text over several lines of YAML is one in each', () => {
  expect(yamlParts("description: 'ניהול Mac, הגנה")).toEqual(["rtl 'ניהול Mac, הגנה"])
  expect(yamlParts("  על iPad, Mac: הכול, במקום אחד'")).toEqual(["rtl על iPad, Mac: הכול, במקום אחד'"])
})

test('a Hebrew word in an English value does not turn it', () => {
  expect(yamlParts("per: { en: 'per uסer, monthly', he: למשתמש }")).toEqual(["ltr 'per uסer, monthly'", 'rtl למשתמש'])
  expect(yamlParts('title: The word שלום', 'ltr')).toEqual(['ltr The word שלום'])
})
