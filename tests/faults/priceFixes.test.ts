import { expect, test } from 'vitest'
import { contentOf } from '../../src/content/checks/contentOf.ts'
import { checkContent } from '../../src/content/checks/runChecks.ts'
import { sayEnglish, withoutIsolates } from '../../src/content/messages/say.ts'
import { parseFiles, readSnapshot, type Snapshot } from '../../src/content/snapshot.ts'
import { withFreeId } from '../../src/desk/server/data/newFacts.ts'
import { editFor } from '../../src/desk/server/editFor.ts'
import { addFact, factsFile } from '../../src/desk/writing/addFact.ts'
import { widgetDescriptions } from '../../src/site/widgets/descriptions.ts'

const base = readSnapshot('tests/fixtures/base')
const today = '2026-11-15'
const fileOf = (locale: 'en' | 'he') => `content/vendors/acme-vault.${locale}.mdx`

const textIn = (snapshot: Snapshot, file: string): string => snapshot.files.get(file)?.text ?? ''

function withTexts(snapshot: Snapshot, texts: Readonly<Record<string, string>>): Snapshot {
  const files = new Map(snapshot.files)
  for (const [file, text] of Object.entries(texts)) files.set(file, { ...files.get(factsFile), text } as never)
  return parseFiles(snapshot.root, files, [], snapshot)
}

/** The page of Acme in that language, with these words as its last section. */
function pageWith(words: string, locale: 'en' | 'he' = 'en'): string {
  const text = textIn(base, `content/vendors/acme.${locale}.mdx`)
  return text.replace(/\n## (?:How to begin|איך מתחילים)[\s\S]*/, `\n## Prices\n\n${words}\n`)
}

function faultsIn(snapshot: Snapshot, file: string) {
  const content = contentOf(snapshot, widgetDescriptions, today)
  return checkContent(content).filter(fault => fault.file === file && fault.check === 'facts')
}

/** What is left of a page's last section, and what the facts gained, once each fault in turn is corrected by a click. */
function corrected(words: string, locale: 'en' | 'he' = 'en', before = base) {
  const file = fileOf(locale)
  let snapshot = withTexts(before, { [file]: pageWith(words, locale) })
  // All found at once, as a writer sees them: those fixed later have moved in their lines.
  const found = faultsIn(snapshot, file)
  for (const fault of found) {
    const text = textIn(snapshot, file)
    const now = faultsIn(snapshot, file).find(one => one.replaces === fault.replaces) ?? fault
    const asked = withFreeId(snapshot, file, { ...fault, line: now.line, column: now.column })
    const edit = editFor(snapshot, file, text, asked)
    if (!edit) continue
    const facts = textIn(snapshot, factsFile)
    snapshot = withTexts(snapshot, {
      [file]: text.slice(0, edit.from) + edit.insert + text.slice(edit.to),
      [factsFile]: (asked.newFact && addFact(facts, asked.newFact, file)) ?? facts,
    })
  }
  return {
    snapshot,
    words: textIn(snapshot, file).split('\n## Prices\n\n')[1]?.trimEnd(),
    added: textIn(snapshot, factsFile)
      .split('\n')
      .filter(line => !textIn(before, factsFile).split('\n').includes(line)),
    left: faultsIn(snapshot, file).map(({ found }) => withoutIsolates(sayEnglish(found))),
  }
}

test('the price of a row becomes a fact of its own, and the rest of the row stays', () => {
  const { words, added, left } = corrected(
    '| תוכנית | מחיר | ניסיון |\n| --- | --- | --- |\n| בסיסית | 19 ₪ | 30 יום |\n| מלאה | 49 ₪ | 30 יום |',
    'he',
  )
  expect(words).toBe(
    '| תוכנית | מחיר | ניסיון |\n| --- | --- | --- |\n| בסיסית | <Fact id="acme.vault.price" /> | 30 יום |\n| מלאה | <Fact id="acme.vault.price.two" /> | 30 יום |',
  )
  expect(added).toEqual([
    "acme.vault.price: { kind: price, value: 19, currency: ILS, unverified: 'added at the desk with a page (content/vendors/acme-vault.he.mdx): source and checked are still to be filled in' }",
    "acme.vault.price.two: { kind: price, value: 49, currency: ILS, unverified: 'added at the desk with a page (content/vendors/acme-vault.he.mdx): source and checked are still to be filled in' }",
  ])
  expect(left).toEqual([])
})

test.each([
  [
    '| Basic | $19 | $19 | $24.50 |',
    '| Basic | <Fact id="acme.vault.basic.price" /> | <Fact id="acme.vault.basic.price" /> | <Fact id="acme.vault.basic.price.two" /> |',
  ],
  ['| $19 | 19 dollars |', '| <Fact id="acme.vault.price" /> | <Fact id="acme.vault.price" /> |'],
])('several prices of a row are corrected one by one: %s', (row, expected) => {
  const head = row.replaceAll(/[^|]+/g, ' A ')
  const rule = row.replaceAll(/[^|]+/g, ' --- ')
  const { words, left } = corrected(`${head}\n${rule}\n${row}`)
  expect(words?.split('\n').at(-1)).toBe(expected)
  expect(left).toEqual([])
})

test.each([
  [
    'en',
    'It costs $19 a month, or $190 a year.',
    'It costs <Fact id="acme.vault.price" /> a month, or <Fact id="acme.vault.price.two" /> a year.',
  ],
  [
    'en',
    '- Basic: $19\n- Full: **$49**',
    '- Basic: <Fact id="acme.vault.price" />\n- Full: **<Fact id="acme.vault.price.two" />**',
  ],
  [
    'he',
    'המחיר הוא 19 ₪ בחודש, או 190 ₪ בשנה.',
    'המחיר הוא <Fact id="acme.vault.price" /> בחודש, או <Fact id="acme.vault.price.two" /> בשנה.',
  ],
  [
    'he',
    '- בסיסית: 19 ₪\n- מלאה: 49 ש״ח',
    '- בסיסית: <Fact id="acme.vault.price" />\n- מלאה: <Fact id="acme.vault.price.two" />',
  ],
] as const)('prices in sentences and lists are replaced alone (%s): %s', (locale, words, expected) => {
  const result = corrected(words, locale)
  expect(result.words).toBe(expected)
  expect(result.left).toEqual([])
})

test('the other language shows the fact that the first one got', () => {
  const { snapshot } = corrected('It costs $19 a month.')
  const he = corrected('המחיר הוא $19 בחודש.', 'he', snapshot)
  expect(he.words).toBe('המחיר הוא <Fact id="acme.vault.price" /> בחודש.')
  expect(he.added).toEqual([])
})

test('the price of a Hebrew row is not named by a table of the English page, which may be about something else', () => {
  const table = (rows: string) => `| A | B |\n| --- | --- |\n${rows}`
  const english = withTexts(base, { [fileOf('en')]: pageWith(table('| New laptop | as agreed |')) })
  const { words } = corrected(table('| בסיסית | 4$ |'), 'he', english)
  expect(words).toBe(table('| בסיסית | <Fact id="acme.vault.price" /> |'))
})

test.each(['en', 'he'] as const)('a price whose sign stands behind it is one fault (%s)', locale => {
  const file = fileOf(locale)
  const snapshot = withTexts(base, { [file]: pageWith('| A | B |\n| --- | --- |\n| C | 4$ |', locale) })
  const content = contentOf(snapshot, widgetDescriptions, today)
  const ofPrice = checkContent(content).filter(fault => fault.file === file && /facts|isolation/.test(fault.check))
  expect(ofPrice).toMatchObject([{ check: 'facts', fix: '<Fact id="acme.vault.c.price" />' }])
})

test.each(['en', 'he'] as const)(
  'a plan that repeats the name of its page does not repeat it in the id (%s)',
  locale => {
    const table = (rows: string) => `| A | B |\n| --- | --- |\n${rows}`
    const { words, left } = corrected(table('| Acme Vault Now | $4 |\n| Vault | $19 |'), locale)
    expect(words).toBe(
      table('| Acme Vault Now | <Fact id="acme.vault.now.price" /> |\n| Vault | <Fact id="acme.vault.price" /> |'),
    )
    expect(left).toEqual([])
  },
)

test('an id that another page took meanwhile is not used for another price', () => {
  const file = fileOf('en')
  const snapshot = withTexts(base, { [file]: pageWith('It costs $19.') })
  const [fault] = faultsIn(snapshot, file)
  const taken = addFact(textIn(base, factsFile), { id: 'acme.vault.price', value: 49, currency: 'USD' }, file) ?? ''
  const asked = fault && withFreeId(withTexts(snapshot, { [factsFile]: taken }), file, fault)
  expect(asked).toMatchObject({ fix: '<Fact id="acme.vault.price.two" />', newFact: { id: 'acme.vault.price.two' } })
})

test('a fact is added after the last one of its group, and no other character changes', () => {
  const source =
    '# All.\nacme.price: { kind: price, value: 6, currency: USD, source: the owner, checked: 2026-11-01 } # old\n\n# Zoom.\nzoom.age: { kind: count, value: 3, source: the owner, checked: 2026-11-01 }\n'
  const newFact = { id: 'acme.vault.price', value: 19, currency: 'ILS' } as const
  const added = addFact(source, newFact, 'content/vendors/acme.en.mdx') ?? ''
  const line = added.split('\n').find(text => text.startsWith('acme.vault')) ?? ''
  expect(added).toBe(source.replace('# old\n', `# old\n${line}\n`))
  const windows = addFact(source.replaceAll('\n', '\r\n'), newFact, 'content/vendors/acme.en.mdx')
  expect(windows).toBe(added.replaceAll('\n', '\r\n'))
  expect(addFact(source, { ...newFact, id: 'other.price' }, 'content/vendors/other.en.mdx')).toMatch(
    /^# All[\s\S]*2026-11-01 }\n\nother\.price: .*\n$/,
  )
  expect(addFact(source, { ...newFact, id: 'acme.price' }, 'content/vendors/acme.en.mdx')).toBeUndefined()
  expect(addFact(source, { ...newFact, id: 'acme.365' }, 'content/vendors/acme.en.mdx')).toBeUndefined()
})

test('a fact that the desk added says what is still to be filled in', () => {
  const { snapshot } = corrected('It costs $19 a month.')
  const faults = checkContent(contentOf(snapshot, widgetDescriptions, today)).filter(({ file }) => file === factsFile)
  expect(faults).toMatchObject([{ check: 'addedFacts', severity: 'warning' }])
})

test.each([
  ['Try it for 21 days.', []],
  ['Try it for 21 days, as with Zebra.', ['“21 days” written out']],
  ['Our 14 days of reply.', ['“14 days” written out']],
])('a figure of another vendor is a fault only where that vendor is named: %s', (words, expected) => {
  const facts = `${textIn(base, factsFile)}zebra.trial: { kind: duration, value: 21, unit: day, source: https://zebra.example, checked: 2026-11-01 }\n`
  const snapshot = withTexts(base, { [factsFile]: facts, [fileOf('en')]: pageWith(words) })
  expect(faultsIn(snapshot, fileOf('en')).map(({ found }) => withoutIsolates(sayEnglish(found)))).toEqual(expected)
})
