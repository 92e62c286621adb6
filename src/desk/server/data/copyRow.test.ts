import { expect, test } from 'vitest'
import { copyRow } from './copyRow.ts'
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
