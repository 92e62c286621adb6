import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { withWords } from '../withWords.ts'
import { moveRow } from './data/moveRow.ts'
import type { DataPath } from './data/protocol.ts'
import { mergeYaml } from './mergeYaml.ts'

const moved = (text: string, path: DataPath, by: -1 | 1): string => {
  const splice = moveRow(text, path, by)
  if (!splice) throw new Error('No such row.')
  return text.slice(0, splice.from) + splice.insert + text.slice(splice.to)
}

/** The three columns of a conflict. */
const columns = (texts: { base: string; mine: string; theirs: string }) => {
  const merged = mergeYaml(texts)
  return {
    conflicts: merged.clashes.length,
    base: withWords('base', merged),
    mine: merged.text,
    theirs: withWords('theirs', merged),
  }
}

const store = `# yaml-language-server: $schema=store.json
title: { en: Mac, he: Mac }
items:
  # The small one.
  - id: neo
    name: MacBook Neo
    options:
      - label: { en: Memory, he: זיכרון }
        values: ['16GB', '24GB']
      - label: { en: Storage, he: נפח אחסון }
        values: ['256GB', '512GB']
  - id: air-13
    name: MacBook Air 13
    options:
      - label: { en: Memory, he: זיכרון }
        values: ['16GB', '24GB']
      - label: { en: Storage, he: נפח אחסון }
        values: ['256GB', '512GB']

  - id: air-15
    name: { en: MacBook Air 15, he: 'MacBook Air 15 אינץ׳' } # in stock
    options:
      - label: { en: Memory, he: זיכרון }
        values: ['16GB', '24GB']
`

/** Changes the first of these words after others. */
function after(text: string, mark: string, words: string, by: string): string {
  const at = text.indexOf(words, text.indexOf(mark))
  return text.slice(0, at) + by + text.slice(at + words.length)
}

test('what is changed on disk in any item is in that item, whichever row of the catalogue was moved', () => {
  const base = readFileSync('content/data/store/ipad.yaml', 'utf8')
  const { items } = parse(base) as { items: { id: string }[] }
  for (const [row] of items.slice(1).entries()) {
    const mine = moved(base, ['items', row], 1)
    for (const { id } of items) {
      const inItem = (text: string, words: string, by: string) => after(text, `id: ${id}\n`, words, by)
      const change = (text: string) =>
        inItem(inItem(inItem(text, 'en: ', 'en: New '), 'he: ', 'he: חדש '), "GB'", "TB'")
      expect(mergeYaml({ base, mine, theirs: change(base) })).toEqual({ text: change(mine), clashes: [] })
      expect(mergeYaml({ base, mine: change(base), theirs: mine })).toEqual({ text: change(mine), clashes: [] })
    }
  }
})

test('a change in a list within an item follows the item, and the entry of that list', () => {
  const mine = moved(moved(store, ['items', 1], -1), ['items', 0, 'options', 1], -1)
  const change = (text: string) =>
    after(after(text, 'id: air-13', "'512GB'", "'1TB'"), 'id: air-13', "'24GB'", "'32GB'")
  expect(mergeYaml({ base: store, mine, theirs: change(store) })).toEqual({ text: change(mine), clashes: [] })
})

test('where both changed the same value of a moved item, each column has it in that item, with all else', () => {
  const mine = after(moved(store, ['items', 0], 1), 'id: neo', 'MacBook Neo', 'My Neo')
  const disk = (text: string, name: string) => after(text, 'id: neo', name, 'Their Neo').replace('# in stock', '# sold')
  const merged = columns({ base: store, mine, theirs: disk(store, 'MacBook Neo') })
  expect(merged).toEqual({
    conflicts: 1,
    base: mine.replace('My Neo', 'MacBook Neo').replace('# in stock', '# sold'),
    mine: mine.replace('# in stock', '# sold'),
    theirs: disk(mine, 'My Neo'),
  })
})

test('both may add and remove items, and what nobody touched stays to the letter', () => {
  const own = '  - id: own\n    name: Own\n'
  const other = '  - id: other # new\n    name: Other\n'
  const mine = store.replace('  - id: air-13', `${own}  - id: air-13`)
  const theirs = store.slice(0, store.indexOf('\n  - id: air-15')) + other
  const { text, clashes } = mergeYaml({ base: store, mine, theirs })
  expect(clashes).toEqual([])
  expect(text).toBe(mine.slice(0, mine.indexOf('\n  - id: air-15')) + other)
})

test('an item that one side removed and the other changed is for the writer to decide on, with all else in each column', () => {
  const from = store.indexOf('  - id: air-13')
  const without = store.slice(0, from) + store.slice(store.indexOf('  - id: air-15'))
  const mine = without.replace('# in stock', '# sold')
  const theirs = after(after(store, 'id: neo', 'MacBook Neo', 'Neo'), 'id: air-13', 'MacBook Air 13', 'Air')
  const change = (text: string) => text.replace('# in stock', '# sold').replace('MacBook Neo', 'Neo')
  const all = { conflicts: 1, base: change(store), mine: change(mine), theirs: change(theirs) }
  expect(columns({ base: store, mine, theirs })).toEqual(all)
  expect(columns({ base: store, mine: theirs, theirs: mine })).toEqual({ ...all, mine: all.theirs, theirs: all.mine })
})

test('two orders are a conflict, in which each column has what else was changed', () => {
  const list = ['a', 'b', 'c', 'd'].map(id => `- id: ${id} # ${id}\n  is: old\n`)
  const [a, b, c, d] = list as [string, string, string, string]
  const newly = (item: string) => item.replace('old', 'new')
  const e = '- id: e\n  is: new\n'
  expect(columns({ base: a + b + c + d, mine: b + a + c + newly(d), theirs: a + newly(b) + d + c + e })).toEqual({
    conflicts: 1,
    base: a + newly(b) + c + e + newly(d),
    mine: newly(b) + a + c + e + newly(d),
    theirs: a + newly(b) + newly(d) + c + e,
  })
  const twice = mergeYaml({ base: a + b + c, mine: b + newly(a) + c, theirs: b + a + newly(c) })
  expect(twice).toEqual({ text: b + newly(a) + newly(c), clashes: [] })
})

const plans = `rows: { en: Plans, he: מסלולים }
plans:
  - { name: Starter, price: starter.price, for: { en: A team, he: צוות } }
  - { name: Plus, price: plus.price, for: { en: A team, he: צוות } }
`

test('entries without ids go by the key that finds them again', () => {
  const mine = moved(plans, ['plans', 1], -1)
  const change = (text: string) => after(text.replace('Plus', 'Pro'), 'Pro', 'A team', 'An office')
  expect(mergeYaml({ base: plans, mine, theirs: change(plans) })).toEqual({ text: change(mine), clashes: [] })
})

test('entries without ids that stay in their places are the same ones under any name', () => {
  const mine = plans.replace('name: Starter, price: starter.price', 'name: Start, price: start.price')
  const change = (text: string) =>
    after(text, 'Start', 'A team', 'An office').replace('Plus, price: plus', 'Pro, price: pro')
  expect(mergeYaml({ base: plans, mine, theirs: change(plans) })).toEqual({ text: change(mine), clashes: [] })
})

test.each([
  ['an entry that may be any', plans, ['plans', 1], 'Plus, price: plus.price', 'Pro, price: pro.price'],
  ['entries in one line', "sizes: ['1', '2', '3']\n", ['sizes', 1], "'3'", "'4'"],
  ['entries that are equal', "sizes:\n  - '1'\n  - '2'\n  - '2'\n", ['sizes', 1], "'2'", "'4'"],
  ['an id that is there twice', store.replace('air-13', 'neo'), ['items', 2], 'Air 13', 'Air'],
] as const)(
  'what was changed in a list that was put in another order is a conflict: %s',
  (_, base, path, words, by) => {
    const mine = moved(base, [...path], -1)
    const theirs = base.replace(words, by)
    expect(columns({ base, mine, theirs })).toEqual({ conflicts: 1, base, mine, theirs })
  },
)

test.each([
  ['id', 'id: air-13', 'id: air-14', 'id: air-17'],
  ['entry of a list', "'1TB'", "'2TB'", "'4TB'"],
  ['entry of a list that one took out', "'1TB', ", "'2TB', ", ''],
])('the same %s changed to two others is a conflict', (_, words, own, other) => {
  const base = store.replace("['256GB', '512GB']", "['256GB', '1TB', '512GB']")
  const [mine, theirs] = [base.replace(words, own), base.replace(words, other)]
  expect(columns({ base, mine, theirs })).toEqual({ conflicts: 1, base, mine, theirs })
})

test('an item that got another id on one side and was changed on the other is a conflict', () => {
  const [mine, theirs] = [store.replace('id: air-13', 'id: air-14'), store.replace('MacBook Air 13', 'Air')]
  expect(columns({ base: store, mine, theirs })).toEqual({ conflicts: 1, base: store, mine, theirs })
})

test('a text that does not parse is a conflict as a whole, and is taken where the other side changed nothing', () => {
  const mine = store.replace('# in stock', '}')
  const theirs = store.replace('MacBook Neo', 'Neo')
  expect(columns({ base: store, mine, theirs })).toEqual({ conflicts: 1, base: store, mine, theirs })
  expect(mergeYaml({ base: store, mine, theirs: store })).toEqual({ text: mine, clashes: [] })
})

test('comments go with the entry below them, and line ends stay', () => {
  const crlf = (text: string) => text.replaceAll('\n', '\r\n')
  const mine = moved(store, ['items', 0], 1)
  const theirs = store.replace('# The small one.', '# The smallest.').replace('# in stock', '# sold')
  const expected = mine.replace('# The small one.', '# The smallest.').replace('# in stock', '# sold')
  expect(mergeYaml({ base: store, mine, theirs })).toEqual({ text: expected, clashes: [] })
  expect(mergeYaml({ base: crlf(store), mine: crlf(mine), theirs: crlf(theirs) })).toEqual({
    text: crlf(expected),
    clashes: [],
  })
})

test('what is set in a map, or added to it, on both sides is there once each', () => {
  const facts = 'a: { value: 1, source: x }\n# Of b.\nb: { value: 2, source: y }'
  const mine = `${facts.replace('source: y', 'source: y, note: mine')}\nc: { value: 3 }`
  const theirs = `${facts.replace('value: 2', 'value: 4')}\nd: { value: 5 }`
  const { text, clashes } = mergeYaml({ base: facts, mine, theirs })
  expect(clashes).toEqual([])
  expect(text).toBe(
    'a: { value: 1, source: x }\n# Of b.\nb: { value: 4, source: y, note: mine }\nc: { value: 3 }\nd: { value: 5 }',
  )
})
