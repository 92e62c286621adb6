import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isMap, isScalar, isSeq, parseDocument } from 'yaml'
import { editValue } from './editValue.ts'
import type { DataPath } from './protocol.ts'

const source = `# Every number.
acme.price: { kind: price, value: 6, source: 'The vendor''s page', checked: 2026-11-01 } # since spring

acme.users:
  kind: count
  value: 300   # at least
  source: company claim
list:
  - name: One
    text: { en: First, he: ראשון }
  - { name: Two, pages: [a, b] }
`

function edited(path: DataPath, value?: string | number | boolean, from = source): string {
  const splice = editValue(from, { path, value })
  expect(splice).toBeDefined()
  return splice ? from.slice(0, splice.from) + splice.insert + from.slice(splice.to) : ''
}

test.each<[string, DataPath, string | number | boolean, string, string]>([
  ['a number', ['acme.price', 'value'], 7.5, 'value: 6', 'value: 7.5'],
  ['a number before a comment', ['acme.users', 'value'], 400, 'value: 300 ', 'value: 400 '],
  ['a text in quotes', ['acme.price', 'source'], "Ann's, Bob's", "The vendor''s page", "Ann''s, Bob''s"],
  ['a text that needs quotes in brackets', ['list', 0, 'text', 'en'], 'One, two', 'First', "'One, two'"],
  ['a text that would read as a number', ['list', 0, 'name'], '2017', 'One', "'2017'"],
  ['a text with a colon', ['acme.users', 'source'], 'claim: ours', 'company claim', "'claim: ours'"],
  ['Hebrew', ['list', 0, 'text', 'he'], 'צה״ל, וגם', 'ראשון', "'צה״ל, וגם'"],
  ['an entry of a list', ['list', 1, 'pages', 1], 'c', 'b]', 'c]'],
])('%s is replaced, and no other byte', (_, path, value, before, after) => {
  expect(edited(path, value)).toBe(source.replace(before, () => after))
})

const pair = ([en, he]: readonly [string, string]) => `acme.city: { kind: text, value: { en: ${en}, he: ${he} } }\n`

test.each([
  ['en', 'Tel Aviv', ['Tel Aviv', 'תל אביב'], '007', ["'007'", 'תל אביב']],
  ['he', 'תל אביב', ['Tel Aviv', 'תל אביב'], '007', ['Tel Aviv', "'007'"]],
  ['he', 'תל אביב', ['Tel Aviv', 'תל אביב'], '*a', ['Tel Aviv', "'*a'"]],
  ['he', 'תל אביב', ['Tel Aviv', 'תל אביב'], '', ['Tel Aviv', "''"]],
  ['he', 'תל אביב', ["'007'", 'תל אביב'], 'רמת גן, תל אביב', ["'007'", "'רמת גן, תל אביב'"]],
  ['he', 'a: ב', ['Tel Aviv', '"a: ב"'], 'א: b', ['Tel Aviv', '"א: b"']],
  ['en', 'Tel Aviv', ["'Tel Aviv'", "'תל אביב'"], '007', ["'007'", "'תל אביב'"]],
  ['he', 'תל אביב', ["'Tel Aviv'", "'תל אביב'"], '007', ["'Tel Aviv'", "'007'"]],
  ['he', 'תל אביב', ['Tel Aviv', "'תל אביב'"], 'רמת גן', ['Tel Aviv', "'רמת גן'"]],
  ['en', 'Tel Aviv', ['"Tel Aviv"', 'תל אביב'], 'Haifa', ['"Haifa"', 'תל אביב']],
] as const)(
  'in %s, %s that is typed again over another text is written as before: %s, %s, %s',
  (locale, value, before, other, written) => {
    const path = ['acme.city', 'value', locale]
    const changed = edited(path, other, pair(before))
    expect(changed).toBe(pair(written))
    expect(edited(path, value, changed)).toBe(pair(before))
  },
)

test('a key that was left out is added behind the others, in brackets and on a line of its own', () => {
  expect(edited(['acme.price', 'plus'], true)).toBe(source.replace('2026-11-01 }', '2026-11-01, plus: true }'))
  expect(edited(['acme.users', 'unit'], 'day')).toBe(source.replace('claim\n', 'claim\n  unit: day\n'))
  expect(edited(['list', 0, 'icon'], 'x')).toBe(source.replace('ראשון }\n', 'ראשון }\n    icon: x\n'))
})

test('a value is added to a list, in brackets and on a line of its own', () => {
  expect(edited(['list', 1, 'pages', 2], 'c, d')).toBe(source.replace('b]', "b, 'c, d']"))
  expect(edited(['words', 1], 'two', 'words:\n  - one # first\nend: 1\n')).toBe(
    'words:\n  - one # first\n  - two\nend: 1\n',
  )
})

test('what belongs to an entry that is not there yet begins it, and the last value takes the entry along', () => {
  const begun = edited(['acme.users', 'pinned', 'by'], 'the owner')
  expect(begun).toBe(source.replace('claim\n', 'claim\n  pinned: { by: the owner }\n'))
  expect(edited(['acme.users', 'pinned', 'by'], undefined, begun)).toBe(source)
})

test('a key is taken out with its comma or its line', () => {
  expect(edited(['acme.price', 'checked'])).toBe(source.replace(', checked: 2026-11-01', ''))
  expect(edited(['acme.users', 'source'])).toBe(source.replace('  source: company claim\n', ''))
})

test.each(['\n', '\r\n'])('the last line of front matter leaves no empty one behind', lineEnd => {
  const head = ['', 'title: x', 'draft: true'].join(lineEnd)
  expect(edited(['draft'], undefined, head)).toBe(['', 'title: x'].join(lineEnd))
})

test('line ends of Windows stay', () => {
  const windows = source.replaceAll('\n', '\r\n')
  expect(edited(['acme.users', 'unit'], 'day', windows)).toBe(windows.replace('claim\r\n', 'claim\r\n  unit: day\r\n'))
})

test('a value of every data file can be set to itself, which changes nothing, and to another', () => {
  const folder = 'content/data'
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.yaml')) continue
    const text = readFileSync(join(folder, name), 'utf8')
    const document = parseDocument(text)
    const paths = scalarsOf(document.contents)
    const path = paths[Math.floor(paths.length / 2)] ?? []
    expect(edited(path, document.getIn(path) as string, text)).toBe(text)
    expect(editValue(text, { path, value: "It's, a: “new” #1" })).toBeDefined()
  }
})

function scalarsOf(node: unknown, path: DataPath = []): DataPath[] {
  if (isScalar(node)) return [path]
  if (isSeq(node)) return node.items.flatMap((item, index) => scalarsOf(item, [...path, index]))
  if (!isMap(node)) return []
  return node.items.flatMap(({ key, value }) => scalarsOf(value, [...path, String((key as { value: unknown }).value)]))
}
