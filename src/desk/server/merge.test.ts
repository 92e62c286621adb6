import { expect, test } from 'vitest'
import { mergeTexts } from './merge.ts'

const base = 'כל Mac רשום ומעודכן, ואפשר להוכיח זאת.\n\nA second paragraph.\n'

test('two people change two words of one paragraph, and both changes stay', () => {
  const mine = base.replace('ומעודכן', 'ומוגן')
  const theirs = base.replace('זאת', 'את זה').replace('second', 'third')
  expect(mergeTexts({ base, mine, theirs })).toEqual({
    text: 'כל Mac רשום ומוגן, ואפשר להוכיח את זה.\n\nA third paragraph.\n',
    clashes: [],
  })
})

test('where both changed the same word the line is left to the writer as a whole, and all other lines are merged', () => {
  const mine = base.replace('second paragraph', 'third paragraph of mine').replace('רשום', 'מוגן')
  const theirs = base.replace('second', 'fourth').replace('זאת', 'את זה')
  const { text, clashes } = mergeTexts({ base, mine, theirs })
  const [own, before, other] = ['A third paragraph of mine.', 'A second paragraph.', 'A fourth paragraph.']
  expect(text).toBe(`כל Mac מוגן ומעודכן, ואפשר להוכיח את זה.\n\n${own}\n`)
  const from = text.indexOf(own)
  expect(clashes).toEqual([{ from, to: from + own.length, base: before, theirs: other }])
})

test('each line in which both changed the same words is told, also where words were taken out', () => {
  const mine = base.replace('Mac ', '').replace('second', 'third')
  const theirs = base.replace('Mac', 'iPad').replace('second ', '')
  const { text, clashes } = mergeTexts({ base, mine, theirs })
  expect(text).toBe(mine)
  const [first, , second] = [base, mine, theirs].map(one => one.split('\n'))[0] ?? []
  expect(clashes.map(({ base }) => base)).toEqual([first, second])
  expect(clashes.map(({ theirs }) => theirs)).toEqual([theirs.split('\n')[0], theirs.split('\n')[2]])
})

test('lines that one adds below the line that both changed are no part of what clashes', () => {
  const facts = 'a: 1\nb: 2\n'
  const mine = facts.replace('2', '3')
  const theirs = facts.replace('2', '4\nc: 5\nd: 6')
  for (const end of ['', '\n\ne: 7\n']) {
    const merged = mergeTexts({ base: facts + end, mine: mine + end, theirs: theirs + end })
    expect(merged.text).toContain('b: 3')
    expect(merged.clashes[0]?.theirs).toContain('b: 4')
  }
  const added = `${facts}c: 5\nd: 6\n`
  expect(mergeTexts({ base: facts, mine, theirs: added })).toEqual({ text: added.replace('2', '3'), clashes: [] })
  // Twice the same lines are added once.
  const both = mergeTexts({ base: facts, mine: added.replace('2', '3'), theirs: added })
  expect(both).toEqual({ text: added.replace('2', '3'), clashes: [] })
})

test.each([
  ['also without a line end', 'b: 2', 'b: 3', 'b: 2\nc: 5', 'b: 3\nc: 5'],
  [
    'also where both end alike',
    'Ask us now\nCall on us\nEnd\n',
    'Ask us now\nCall on all us\nEnd\n',
    'Ask of us now\nCall on us\nCount on us\nEnd\n',
    'Ask of us now\nCall on all us\nCount on us\nEnd\n',
  ],
  [
    'גם כששתיהן נגמרות באותן מילים',
    'פנו אלינו היום\nבואו עוד אלינו\nסוף\n',
    'פנו אלינו היום\nבואו עוד מחר אלינו\nסוף\n',
    'פנו גם אלינו היום\nבואו עוד אלינו\nחזרו עוד אלינו\nסוף\n',
    'פנו גם אלינו היום\nבואו עוד מחר אלינו\nחזרו עוד אלינו\nסוף\n',
  ],
])('lines that were added below a changed line stay whole: %s', (_, base, mine, theirs, text) => {
  expect(mergeTexts({ base, mine, theirs })).toEqual({ text, clashes: [] })
})

test('spaces, blank lines and a missing last line end are kept as they are', () => {
  const odd = '\n\n  a\u00a0b \n\tc  \n\n\nd'
  const merged = mergeTexts({ base: odd, mine: odd.replace('d', 'd e'), theirs: odd.replace('a', 'A') })
  expect(merged).toEqual({ text: '\n\n  A\u00a0b \n\tc  \n\n\nd e', clashes: [] })
})
