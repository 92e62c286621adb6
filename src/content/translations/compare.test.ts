import { expect, test } from 'vitest'
import { accept } from './accept.ts'
import { compareSections } from './compare.ts'
import type { Agreement } from './lock.ts'
import type { Section } from './sections.ts'

const section = (heading: string, version = 1): Section => ({
  heading,
  id: '',
  line: 1,
  hash: `${heading}${version}`,
  nodes: [],
})
const english = ['Start', 'Prices', 'Questions'].map(heading => section(heading))
const hebrew = ['התחלה', 'מחירים', 'שאלות'].map(heading => section(heading))

const agreed = (en: readonly Section[], he: readonly Section[], lock: readonly Agreement[] = []) =>
  accept(lock, [{ page: 'vendors/acme', pairs: compareSections(en, he, lock) }], new Set(['vendors/acme']))

/** `Prices: he behind` for each pair that is not in step. */
const outOfStep = (en: readonly Section[], he: readonly Section[], lock: readonly Agreement[]) =>
  compareSections(en, he, lock).flatMap(pair =>
    pair.state === 'inStep'
      ? []
      : [`${pair.en?.heading ?? '–'} | ${pair.he?.heading ?? '–'}: ${pair.behind ?? ''} ${pair.state}`],
  )

test('sections accepted together are in step', () => {
  expect(outOfStep(english, hebrew, agreed(english, hebrew))).toEqual([])
})

test('a change on one side puts that section of the other side behind', () => {
  const lock = agreed(english, hebrew)
  expect(outOfStep([...english.slice(0, 2), section('Questions', 2)], hebrew, lock)).toEqual([
    'Questions | שאלות: he behind',
  ])
  expect(outOfStep(english, [section('התחלה', 2), ...hebrew.slice(1)], lock)).toEqual(['Start | התחלה: en behind'])
})

test('a change on both sides waits for somebody to compare them', () => {
  const lock = agreed(english, hebrew)
  const [en, he] = [english.with(1, section('Prices', 2)), hebrew.with(1, section('מחירים', 2))]
  expect(outOfStep(en, he, lock)).toEqual(['Prices | מחירים:  changed'])
  expect(outOfStep(en, he, agreed(en, he, lock))).toEqual([])
})

test('a section added on one side is alone, and its neighbours keep their record', () => {
  const lock = agreed(english, hebrew)
  const added = [english[0], section('New'), ...english.slice(1)].flatMap(entry => entry ?? [])
  expect(outOfStep(added, hebrew, lock)).toEqual(['New | –:  alone'])
  expect(outOfStep(added, hebrew, agreed(added, hebrew, lock))).toEqual([])
})

test('a section added before one that changed is distinguished by its heading', () => {
  const lock = agreed(english, hebrew)
  const changed = [english[0], section('New'), section('Prices', 2), english[2]].flatMap(entry => entry ?? [])
  const found = compareSections(
    changed.map(entry => (entry.hash === 'Prices2' ? { ...entry, heading: 'Prices' } : entry)),
    hebrew,
    lock,
  )
  expect(found.map(({ en, he, state }) => [en?.heading, he?.heading, state])).toEqual([
    ['Start', 'התחלה', 'inStep'],
    ['New', undefined, 'alone'],
    ['Prices', 'מחירים', 'behind'],
    ['Questions', 'שאלות', 'inStep'],
  ])
})

test('every section of a page never accepted counts as changed', () => {
  expect(compareSections(english, hebrew, []).map(({ state }) => state)).toEqual(['changed', 'changed', 'changed'])
})

test('sections in another order keep their record', () => {
  const lock = agreed(english, hebrew)
  expect(outOfStep([...english].reverse(), hebrew, lock)).toEqual([])
})

/** Sections as a page has them. */
const written = (...headings: readonly (readonly [heading: string, ...links: string[]])[]) =>
  headings.map(
    ([heading, ...links]): Section => ({
      ...section(heading),
      nodes: links.map(url => ({ type: 'paragraph', children: [{ type: 'link', url, children: [] }] })),
    }),
  )

test('of a page never accepted, the section that is least like one of the other language is alone', () => {
  const [en, he] = [
    written(['Start'], ['Prices', '/a'], ['Support', '/b', '/c'], ['Contact', '/d']),
    written(['התחלה'], ['מחירים', '/a'], ['קשר', '/d']),
  ]
  const headings = (of: ReturnType<typeof compareSections>) => of.map(({ en, he }) => [en?.heading, he?.heading])
  expect(headings(compareSections(en, he, []))).toEqual([
    ['Start', 'התחלה'],
    ['Prices', 'מחירים'],
    ['Support', undefined],
    ['Contact', 'קשר'],
  ])
  expect(headings(compareSections(he, en, []))).toEqual([
    ['התחלה', 'Start'],
    ['מחירים', 'Prices'],
    ['קשר', 'Contact'],
    [undefined, 'Support'],
  ])
})
