import { expect, test } from 'vitest'
import { validateData } from '../../../content/dataFaults.ts'
import { factsSchema } from '../../../content/facts.ts'
import { yamlFile } from '../../../content/yamlFile.ts'
import { beginFact, copyRow } from './copyRow.ts'
import type { DataPath } from './protocol.ts'

const source = `# Every number.
acme.price: { kind: price, value: 6 } # since spring
acme.users:
  kind: count
  value: 300   # at least

# Others follow.
list:
  - name: One
    pages: [a, b]
  - { name: Two }
'quoted key': { kind: count }
`

const added = (path: DataPath, name?: string, from = source, after?: string | number): string | undefined => {
  const splice = copyRow(from, path, name, after)
  return splice && from.slice(0, splice.from) + splice.insert + from.slice(splice.to)
}

test('an entry of a map is written as the last one, with a key of its own', () => {
  expect(added([], "Ann's")).toBe(`${source.trimEnd()}\n'Ann''s': { kind: count }\n`)
  const users = source.slice(0, source.indexOf('\n# Others'))
  expect(added([], 'acme.seats', users)).toBe(
    users.replace('# at least', '# at least\nacme.seats:\n  kind: count\n  value: 300'),
  )
})

test('an entry of a list is written as the last one, in brackets and on lines of its own', () => {
  expect(added(['list'])).toBe(source.replace('  - { name: Two }\n', '  - { name: Two }\n  - { name: Two }\n'))
  expect(added(['list', 0, 'pages'])).toBe(source.replace('[a, b]', '[a, b, b]'))
})

test('an entry may follow any other, and is like it', () => {
  expect(added([], 'acme.trial', source, 'acme.price')).toBe(
    source.replace('# since spring\n', '# since spring\nacme.trial: { kind: price, value: 6 }\n'),
  )
  expect(added(['list'], undefined, source, 0)).toBe(
    source.replace('[a, b]\n', '[a, b]\n  - name: One\n    pages: [a, b]\n'),
  )
  expect(added(['list', 0, 'pages'], undefined, source, 0)).toBe(source.replace('[a, b]', '[a, a, b]'))
  expect(added([], 'acme.trial', source, 'nothing')).toBeUndefined()
})

test('an entry that ends with a block of text is followed by one of its own', () => {
  const blocks = 'list:\n  - name: One\n    text: |\n      Two lines,\n      and no more.\n  - name: Two\n'
  expect(added(['list'], undefined, blocks, 0)).toBe(
    blocks.replace('  - name: Two', '  - name: One\n    text: |\n      Two lines,\n      and no more.\n  - name: Two'),
  )
})

test('line ends of Windows stay', () => {
  const windows = source.replaceAll('\n', '\r\n')
  expect(added(['list'], undefined, windows)).toContain('- { name: Two }\r\n  - { name: Two }\r\n')
})

test('a key that is taken, one that is missing, and a place without entries get nothing', () => {
  expect(copyRow(source, [], 'acme.price')).toBeUndefined()
  expect(copyRow(source, [], undefined)).toBeUndefined()
  expect(copyRow(source, ['nothing'], 'a')).toBeUndefined()
  expect(copyRow('list: []\n', ['list'], undefined)).toBeUndefined()
  expect(copyRow('list: [\n', ['list'], undefined)).toBeUndefined()
})

const facts = `acme.price: { kind: price, value: 6, currency: USD, source: https://acme.example, note: old, checked: 2026-11-01, validUntil: 2027-06-30, pinned: { by: the owner, vendor: '7 a month' } }
acme.users:
  kind: count
  value: { en: 150, he: 300 }
  reason: They are counted differently.
  source: the owner
  unverified: a claim of ours
acme.place: { kind: text, value: { en: here, he: כאן }, source: the owner, unverified: a claim of ours }
acme.trial: { kind: duration, value: [24, 48], unit: hour, source: the owner, checked: 2026-11-01 }
`

test.each([
  ['acme.price', "acme.new: { kind: price, value: '', currency: USD, source: '' }", ['value', 'source']],
  ['acme.users', "acme.new: { kind: count, value: '', source: '' }", ['value', 'source']],
  ['acme.place', "acme.new: { kind: text, value: { en: '', he: '' }, source: '' }", ['en', 'he', 'source', 'acme']],
  ['acme.trial', "acme.new: { kind: duration, value: '', unit: hour, source: '' }", ['value', 'source']],
])('a new fact takes kind and unit of %s, and each field that it lacks is a fault', (after, line, missing) => {
  const splice = copyRow(facts, [], 'acme.new', after, beginFact)
  const text = splice ? facts.slice(0, splice.from) + splice.insert + facts.slice(splice.to) : ''
  expect(text.split('\n').filter(one => !facts.split('\n').includes(one))).toEqual([line])
  const yaml = yamlFile('content/data/facts.yaml', text)
  const at = yaml.place('acme.new').line
  const { findings } = validateData(yaml, factsSchema)
  expect(
    findings.map(({ line: on, column }) => [
      on,
      text
        .split('\n')
        [on - 1]?.slice(column - 1)
        .match(/^\w+/)?.[0],
    ]),
  ).toEqual(missing.map(key => [at, key]))
})
