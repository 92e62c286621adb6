import { expect, test } from 'vitest'
import { withWords } from '../withWords.ts'
import { mergeUnfinished, unfinishedIn } from './mergeUnfinished.ts'
import type { Merged } from './protocol.ts'

const [data, page] = ['content/data/facts.yaml', 'content/pages/about.he.mdx']

const rows = (offers: number, integrations: string, setup = 15) => `# כמה
company.offers: { kind: count, value: ${offers} }
company.availability: { kind: percent, value: 99.9 }
${integrations}company.founded: { kind: year, value: 2017 }
company.setup: { kind: duration, value: ${setup}, unit: minute }
`
const row = (value: number) => `company.integrations: { kind: count, value: ${value} }\n`
const added = 'company.new: { kind: count, value: 7 }\n'

const committed = rows(20, row(500))
const saved = rows(20, row(511) + added)
const pushed = rows(20, row(540), 25)

const unfinished = (upper: string, lower: string) => `<<<<<<< One side
${upper}=======
${lower}>>>>>>> The other
`

/** The columns that the writer sees of a file in which git left a merge unfinished. */
function columnsOf(file: string, base: string, mine: string, theirs: string, lastSaved: string, began = committed) {
  const versions = unfinishedIn({ base, mine, theirs })
  if (!versions) throw new Error('Nothing is unfinished.')
  return inColumns(mergeUnfinished(file, { base, mine }, { ...versions, base: began }, lastSaved))
}

const inColumns = (merged: Merged) => ({
  before: withWords('base', merged),
  theirs: withWords('theirs', merged),
  mine: merged.text,
})

for (const file of [data, page]) {
  const typed = (text: string) => text.replace('value: 20 ', 'value: 23 ')

  test(`what was saved stays with what is unsaved, though the desk has taken others’ words for it (${file})`, () => {
    const stashed = rows(20, unfinished(row(540), row(511) + added), 25)
    expect(columnsOf(file, pushed, typed(pushed), stashed, saved)).toEqual({
      before: typed(rows(20, row(500), 25)),
      theirs: typed(pushed),
      mine: typed(rows(20, row(511) + added, 25)),
    })
  })

  test(`of a merge with what the writer committed, that is the writer’s (${file})`, () => {
    const pulled = rows(20, unfinished(row(511) + added, row(540)), 25)
    expect(columnsOf(file, saved, typed(saved), pulled, saved)).toEqual({
      before: typed(rows(20, row(500), 25)),
      theirs: typed(pushed),
      mine: typed(rows(20, row(511) + added, 25)),
    })
  })

  test(`where others changed what is unsaved too, it was before what it was for both (${file})`, () => {
    const theirs = pushed.replace('value: 20 ', 'value: 25 ')
    const stashed = rows(20, unfinished(row(540), row(511)), 25).replace('value: 20 ', 'value: 25 ')
    const columns = columnsOf(
      file,
      theirs.replace('value: 25 ', 'value: 20 '),
      typed(pushed),
      stashed,
      rows(20, row(511)),
    )
    expect(columns).toEqual({
      before: rows(20, row(500), 25),
      theirs,
      mine: typed(rows(20, row(511), 25)),
    })
  })

  test(`a row that the writer removed is not taken back without a word (${file})`, () => {
    const without = rows(20, '')
    const pulled = rows(20, unfinished('', row(540)), 25)
    expect(columnsOf(file, without, typed(without), pulled, without)).toEqual({
      before: typed(rows(20, row(500), 25)),
      theirs: typed(pushed),
      mine: typed(rows(20, '', 25)),
    })
  })

  test(`words that are unsaved in the very line take the place of those that were saved there (${file})`, () => {
    const unsaved = saved.replace('511', '512')
    const pulled = rows(20, unfinished(row(540), row(511) + added), 25)
    expect(columnsOf(file, saved, unsaved, pulled, saved)).toEqual({
      before: rows(20, row(500), 25),
      theirs: pushed,
      mine: rows(20, row(512) + added, 25),
    })
  })

  test(`where only one side changed what both began with, the writer decides too (${file})`, () => {
    const pulled = rows(20, unfinished(row(540), row(500)))
    const { theirs, mine } = columnsOf(file, committed, typed(committed), pulled, committed)
    expect([theirs, mine]).toEqual([typed(rows(20, row(540))), typed(committed)])
  })
}

test('data that were saved with a fault, which cannot be read entry by entry, are merged line by line', () => {
  const faulty = saved.replace(added, 'company.new: { kind: count\n')
  const stashed = rows(20, unfinished(row(540), `${row(511)}company.new: { kind: count\n`), 25)
  const { mine, theirs } = columnsOf(data, pushed, pushed.replace('20', '23'), stashed, faulty)
  expect(mine).toBe(faulty.replace('20', '23').replace('15', '25'))
  expect(theirs).toBe(pushed.replace('20', '23'))
})

test('a text that has git’s marks already is merged as any other', () => {
  const stashed = rows(20, unfinished(row(540), row(511)))
  expect(unfinishedIn({ base: stashed, mine: stashed, theirs: `${stashed}\n` })).toBeUndefined()
  expect(unfinishedIn({ base: saved, mine: stashed, theirs: stashed })).toBeUndefined()
  expect(unfinishedIn({ base: saved, mine: saved, theirs: pushed })).toBeUndefined()
})
