import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FileSystem, linkFolder, movePath, placeFile, writeText } from './files.ts'

let folder: string
beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), 'files-'))
  fs.writeFileSync(join(folder, 'a'), 'text')
})
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

const real: FileSystem = { ...fs }

/** A file system in which a call fails with these codes before it works. */
function failing(call: keyof FileSystem, ...codes: string[]): FileSystem {
  const left = [...codes]
  const fail = (...args: unknown[]) => {
    const code = left.shift()
    if (code) throw Object.assign(new Error(code), { code })
    return (real[call] as (...args: unknown[]) => unknown)(...args)
  }
  return { ...real, [call]: fail }
}

const path = (name: string) => join(folder, name)
const waits: number[] = []
const wait = (ms: number) => waits.push(ms)
beforeEach(() => waits.splice(0))

test.each(['EXDEV', 'EPERM', 'ENOTSUP', 'EMLINK'])('a file is copied where a hard link answers %s', code => {
  placeFile(path('a'), path('b'), failing('linkSync', code))
  expect(fs.readFileSync(path('b'), 'utf8')).toBe('text')
  expect(fs.statSync(path('b')).ino).not.toBe(fs.statSync(path('a')).ino)
})

test('a file in the way is never overwritten, linked or copied', () => {
  fs.writeFileSync(path('b'), 'other')
  for (const system of [fs, failing('linkSync', 'EXDEV')]) {
    expect(() => placeFile(path('a'), path('b'), system)).toThrow('EEXIST')
  }
})

test.each(['EPERM', 'EBUSY', 'EACCES'])('a move waits while another program holds the file: %s', code => {
  movePath(path('a'), path('b'), failing('renameSync', code, code), wait)
  expect([fs.readdirSync(folder), waits]).toEqual([['b'], [10, 20]])
})

test('a move gives up after 2.5 s, and nothing has changed', () => {
  expect(() => movePath(path('a'), path('b'), failing('renameSync', ...Array(20).fill('EBUSY')), wait)).toThrow('EBUSY')
  expect([fs.readdirSync(folder), waits.length]).toEqual([['a'], 7])
})

test('a folder moves to another volume, whole or not at all', () => {
  fs.mkdirSync(path('x/y'), { recursive: true })
  fs.writeFileSync(path('x/y/דף'), 'page')
  movePath(path('x'), path('z'), failing('renameSync', 'EXDEV'), wait)
  expect([fs.readFileSync(path('z/y/דף'), 'utf8'), fs.readdirSync(folder)]).toEqual(['page', ['a', 'z']])
  const full = { ...failing('renameSync', 'EXDEV'), cpSync: failing('cpSync', 'ENOSPC').cpSync }
  expect(() => movePath(path('z'), path('x'), full, wait)).toThrow('ENOSPC')
  expect(fs.readdirSync(folder)).toEqual(['a', 'z'])
})

test('where folders cannot be linked, that is answered', () => {
  expect(linkFolder(folder, path('link'), failing('symlinkSync', 'EPERM'))).toBe(false)
  expect(linkFolder(folder, path('link'))).toBe(true)
})

test.each(['\n', '\r\n'])('a file keeps its line ends: %j', end => {
  fs.writeFileSync(path('a'), `one${end}two${end}`)
  writeText(path('a'), 'one\ntwo\r\nthree\n')
  expect(fs.readFileSync(path('a'), 'utf8')).toBe(`one${end}two${end}three${end}`)
})
