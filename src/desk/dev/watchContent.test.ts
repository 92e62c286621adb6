import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchContent } from './watchContent.ts'

let root: string
let stop = () => {}
const page = 'content/vendors/acme.he.mdx'

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'שיווק (1) [x]'))
  mkdirSync(join(root, 'content/vendors'), { recursive: true })
  writeFileSync(join(root, page), 'one')
})
afterEach(() => {
  stop()
  vi.unstubAllEnvs()
  vi.useRealTimers()
  rmSync(root, { recursive: true, force: true })
})

test.each([
  ['events', ''],
  ['polling', '1'],
])('by %s, a save in place, a save by rename and a new folder are noticed', async (_, setting) => {
  vi.stubEnv('CHOKIDAR_USEPOLLING', setting)
  const seen = new Set<string>()
  stop = watchContent(root, files => {
    for (const file of files) seen.add(file)
  })
  const noticed = (file: string) => vi.waitFor(() => expect(seen).toContain(file), 5_000)
  writeFileSync(join(root, page), 'two, longer')
  await noticed(page)
  seen.clear()
  writeFileSync(join(root, 'content/vendors/.acme.swp'), 'three, longer still')
  renameSync(join(root, 'content/vendors/.acme.swp'), join(root, page))
  await noticed(page)
  mkdirSync(join(root, 'content/apple'))
  await vi.waitFor(() => expect([...seen].some(file => file.startsWith('content/apple') || setting)).toBeTruthy())
  writeFileSync(join(root, 'content/apple/mac.en.mdx'), 'new')
  await noticed('content/apple/mac.en.mdx')
})

test('a file that an editor has emptied is reported once it has text again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const noticed = async () => {
    while (vi.getTimerCount() === 0) await new Promise(setImmediate)
  }
  const saves: string[][] = []
  stop = watchContent(root, files => saves.push([...files]))
  writeFileSync(join(root, page), '')
  await noticed()
  vi.advanceTimersByTime(20)
  expect(saves).toEqual([])
  writeFileSync(join(root, page), 'two')
  while (saves.length === 0) {
    await noticed()
    vi.advanceTimersByTime(10)
  }
  expect(saves).toEqual([[page]])
})
