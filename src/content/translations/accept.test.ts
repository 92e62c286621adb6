import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accept } from './accept.ts'
import { compareSections } from './compare.ts'
import { type Agreement, formatLock, parseLock } from './lock.ts'
import type { Section } from './sections.ts'

/** A site in miniature: for each page the versions of its sections in both languages; a version is the words. */
type Versions = { en: number[]; he: number[] }
type Site = Record<string, Versions>

const hash = (language: string, version: number) =>
  `${language === 'en' ? 'e' : 'd'}${version.toString(16).padStart(11, '0')}`
const sections = (language: 'en' | 'he', versions: readonly number[]): Section[] =>
  versions.map((version, index) => ({
    heading: `${language} ${index}`,
    id: '',
    line: index + 1,
    hash: hash(language, version),
    nodes: [],
  }))

const paired = (site: Site, lock: readonly Agreement[]) =>
  Object.entries(site).map(([page, { en, he }]) => ({
    page,
    pairs: compareSections(sections('en', en), sections('he', he), lock),
  }))
const acceptPages = (site: Site, lock: readonly Agreement[], pages = Object.keys(site)) =>
  accept(lock, paired(site, lock), new Set(pages))
const behind = (site: Site, lock: readonly Agreement[]) =>
  paired(site, lock).flatMap(({ page, pairs }) =>
    pairs.flatMap(({ state }, index) => (state === 'inStep' ? [] : [`${page} ${index}`])),
  )

const pageNames = ['apple/a', 'legal/b', 'vendors/c'] as const

/** Headings and texts are unique on the site, so no two sections of a language are the same. */
const versionsFrom = (min: number) => {
  const list = fc.uniqueArray(fc.integer({ min, max: min + 30 }), { minLength: 1, maxLength: 6 })
  return fc.record({ en: list, he: list })
}
/** With words that no page had before. */
const rewritten = ({ en, he }: Versions): Versions => ({
  en: en.map(version => version + 50),
  he: he.map(version => version + 50),
})
const versions = versionsFrom(0)
const site = fc.record(Object.fromEntries(pageNames.map((name, index) => [name, versionsFrom(index * 100)])))

/** Words that stand nowhere else, as those of real sections do. */
const distinct = fc.integer({ min: 1, max: 6 }).map(count => ({
  en: Array.from({ length: count }, (_, index) => 100 + index),
  he: Array.from({ length: count }, (_, index) => 100 + index),
}))

test('whatever was edited before, nothing is behind after everything was accepted', () => {
  fc.assert(
    fc.property(fc.array(site, { minLength: 1, maxLength: 5 }), states => {
      let lock: Agreement[] = []
      for (const state of states) {
        lock = acceptPages(state, lock)
        expect(behind(state, lock)).toEqual([])
      }
    }),
  )
})

test('accepting one page leaves nothing of it behind and takes nothing from the others', () => {
  fc.assert(
    fc.property(site, site, fc.constantFrom(...pageNames), (before, after, page) => {
      const lock = acceptPages(before, [])
      const present = { ...before, [page]: after[page] ?? { en: [], he: [] } }
      const accepted = acceptPages(present, lock, [page])
      expect(behind(present, accepted)).toEqual([])
    }),
  )
})

test('accepting one page leaves the record of the others as it is, also where they changed since', () => {
  fc.assert(
    fc.property(site, site, fc.constantFrom(...pageNames), (before, after, page) => {
      const lock = acceptPages(before, [])
      const present = Object.fromEntries(Object.entries(after).map(([name, own]) => [name, rewritten(own)]))
      const others = (entries: readonly Agreement[]) => entries.filter(entry => entry.page !== page)
      expect(others(acceptPages(present, lock, [page]))).toEqual(others(lock))
    }),
  )
})

test('an edit of one language puts exactly its sections behind in the other', () => {
  fc.assert(
    fc.property(distinct, fc.array(fc.nat(5)), fc.constantFrom('en', 'he'), (page, edited, language) => {
      const lock = acceptPages({ page }, [])
      const indexes = new Set(edited.filter(index => index < page.en.length))
      const change = (list: number[]) => list.map((version, index) => (indexes.has(index) ? version + 1000 : version))
      const after = { ...page, [language]: change(page[language === 'en' ? 'en' : 'he']) }
      const pairs = compareSections(sections('en', after.en), sections('he', after.he), lock)
      const other = language === 'en' ? 'he' : 'en'
      expect(pairs.map(({ behind }) => behind)).toEqual(
        page.en.map((_, index) => (indexes.has(index) ? other : undefined)),
      )
    }),
  )
})

test('a page that is renamed or moved keeps its record', () => {
  fc.assert(
    fc.property(versions, page => {
      const lock = acceptPages({ 'vendors/old': page }, [])
      const renamed = { 'services/new': page }
      expect(behind(renamed, lock)).toEqual([])
      const accepted = acceptPages(renamed, lock)
      expect(new Set(accepted.map(entry => entry.page))).toEqual(new Set(['services/new']))
    }),
  )
})

test('a merge that keeps the lines of both sides keeps what both sides accepted', () => {
  fc.assert(
    fc.property(site, versionsFrom(0), versionsFrom(100), (base, ours, theirs) => {
      const [first, second] = pageNames
      const lock = acceptPages(base, [])
      const left = acceptPages({ ...base, [first]: ours }, lock, [first])
      const right = acceptPages({ ...base, [second]: theirs }, lock, [second])
      const merged = parseLock(formatLock([...left, ...right]))
      expect(behind({ ...base, [first]: ours, [second]: theirs }, merged)).toEqual([])
    }),
  )
})

test('accepting again changes nothing', () => {
  fc.assert(
    fc.property(site, state => {
      const once = acceptPages(state, [])
      expect(formatLock(acceptPages(state, parseLock(formatLock(once))))).toBe(formatLock(once))
    }),
  )
})
