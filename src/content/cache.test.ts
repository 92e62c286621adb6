import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { openCache } from './cache.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cache-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)
function use(path: string, date: Date) {
  utimesSync(path, date, date)
}

test('an entry is there for the next process that asks for its key, and for no other key', () => {
  openCache(root, 'texts').put('a', 'words')
  const next = openCache(root, 'texts')
  expect([next.get('a')?.toString(), next.get('b')]).toEqual(['words', undefined])
})

test('what fails while it is made leaves nothing behind', async () => {
  const cache = openCache(root, 'texts')
  const made = cache.fill(async path => {
    writeFileSync(path, 'half')
    throw new Error('interrupted')
  })
  await expect(made).rejects.toThrow('interrupted')
  expect([cache.find('a'), readdirSync(join(root, '.cache/texts'))]).toEqual([undefined, []])
})

test('an empty file is a miss', () => {
  const cache = openCache(root, 'texts')
  writeFileSync(cache.put('a', 'words'), '')
  expect(cache.get('a')).toBeUndefined()
})

test.each(['{"pages":', '{"pages":"many"}', 'null'])('JSON that is not what was written is a miss: %s', text => {
  const cache = openCache(root, 'notes')
  cache.put('a', text)
  expect(cache.getJson('a', z.object({ pages: z.number() }))).toBeUndefined()
})

test('a folder that another process made meanwhile stays, and serves both', async () => {
  const make = (text: string) => async (path: string) => {
    mkdirSync(path)
    writeFileSync(join(path, 'bundle'), text)
    return 'a'
  }
  const cache = openCache(root, 'app')
  const folder = await cache.fill(async path => {
    await openCache(root, 'app').fill(make('first'))
    return make('second')(path)
  })
  expect(readFileSync(join(folder, 'bundle'), 'utf8')).toBe('first')
  expect(readdirSync(join(root, '.cache/app'))).toEqual(['a'])
})

test('an entry that nothing used for a month is removed; one that is asked for stays another', () => {
  const before = openCache(root, 'texts')
  const [unused, used] = [before.put('unused', 'x'), before.put('used', 'x')]
  for (const path of [unused, used]) use(path, daysAgo(31))
  const cache = openCache(root, 'texts')
  cache.find('used')
  cache.put('new', 'x')
  expect([existsSync(unused), existsSync(used)]).toEqual([false, true])
})

test('a cache of few entries keeps the newest', () => {
  const cache = openCache(root, 'app', 2)
  for (const [key, age] of [
    ['a', 0.2],
    ['b', 0.3],
    ['c', 0.1],
  ] as const) {
    use(cache.put(key, 'x'), daysAgo(age))
  }
  cache.put('d', 'x')
  expect(readdirSync(join(root, '.cache/app')).sort()).toEqual(['c', 'd'])
})
