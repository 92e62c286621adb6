import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { factsSchema } from '../../../content/facts.ts'
import { readSnapshot } from '../../../content/snapshot.ts'
import { valuesIn } from '../../browser/data/values.ts'
import { typedValue } from '../../browser/data/writtenValue.ts'
import { editValue, spliced } from './editValue.ts'
import type { DataPath } from './protocol.ts'
import { readTables } from './readTables.ts'

const snapshot = readSnapshot(process.cwd())
const file = 'content/data/facts.yaml'
const source = readFileSync(file, 'utf8')

/** The facts once a text was typed over the value at a path. */
function withTyped(path: DataPath, typed: string, before = source): string {
  const cells = readTables(snapshot, file, before).tables?.flatMap(({ rows }) => rows.flatMap(row => row.cells)) ?? []
  const node = cells.flatMap(valuesIn).find(value => JSON.stringify(value.path) === JSON.stringify(path))
  const splice = node && editValue(before, { path, value: typedValue(node, typed) })
  return splice ? spliced(before, splice) : ''
}

const texts = ['1e9', '0x10', '007', '1.50', '99999999999999999999', '1,200', '24', '24-48', 'true', 'null', '~', '-']
const signs = ['2026-01-01', '#a', 'a #b', '- a', '.5', '[24, 48]', '{a}', "'a'", '״א״', '@a', 'a: b', '!a', '&a', '*a']

test.each([...texts, ...signs])('%s stays the text that was typed, in each language, and is no fault', typed => {
  for (const locale of ['en', 'he']) {
    const path = ['company.support', 'value', locale]
    const text = withTyped(path, typed)
    const document = parseDocument(text)
    expect(document.getIn(path)).toBe(typed)
    expect(factsSchema.safeParse(document.toJS()).success).toBe(true)
    // Also once it is there, and with no other character changed.
    expect(parseDocument(withTyped(path, '1e3', text)).getIn(path)).toBe('1e3')
    expect(withTyped(path, '24/7', text).replace("'24/7'", '24/7')).toBe(source.replace("'24/7'", '24/7'))
  }
})

test.each([
  ['1,200', 1200],
  ['12.5', 12.5],
  ['1e9', '1e9'],
  ['0x10', '0x10'],
  ['99999999999999999999', '99999999999999999999'],
  ['9007199254740993', '9007199254740993'],
])('%s in place of a number is %j, and a number typed over it is one', (typed, value) => {
  const path = ['home.clients', 'value']
  const text = withTyped(path, typed)
  expect(parseDocument(text).getIn(path)).toBe(value)
  expect(withTyped(path, '300', text)).toBe(source)
})

test('a later text of a fact stays what was typed too', () => {
  const path = ['company.support', 'changes', 0, 'value', 'en']
  const later = source.replace(
    /(company\.support: .*? \}, )/,
    '$1changes: [{ from: 2027-01-01, value: { en: x, he: x } }], ',
  )
  expect(withTyped(path, '1e9', later)).toBe(later.replace('en: x', "en: '1e9'"))
})

test('a month that is typed over a month is one, and no range', () => {
  const path = ['legal.updated', 'value']
  expect(withTyped(path, '2026-02')).toBe(source.replace('value: 2025-01', 'value: 2026-02'))
})
