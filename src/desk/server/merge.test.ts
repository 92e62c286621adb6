import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { mergeTexts } from './merge.ts'

const root = mkdtempSync(join(tmpdir(), 'merge-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const base = 'כל Mac רשום ומעודכן, ואפשר להוכיח זאת.\n\nA second paragraph.\n'

test('two people change two words of one paragraph, and both changes stay', async () => {
  const mine = base.replace('ומעודכן', 'ומוגן')
  const theirs = base.replace('זאת', 'את זה').replace('second', 'third')
  expect(await mergeTexts(root, { base, mine, theirs })).toEqual({
    text: 'כל Mac רשום ומוגן, ואפשר להוכיח את זה.\n\nA third paragraph.\n',
  })
})

test('where both changed the same word nothing is decided', async () => {
  const mine = base.replace('second', 'third')
  const theirs = base.replace('second', 'fourth')
  expect(await mergeTexts(root, { base, mine, theirs })).toEqual({})
})

test('spaces, blank lines and a missing last line end are kept as they are', async () => {
  const odd = '\n\n  a\u00a0b \n\tc  \n\n\nd'
  const merged = await mergeTexts(root, { base: odd, mine: odd.replace('d', 'd e'), theirs: odd.replace('a', 'A') })
  expect(merged).toEqual({ text: '\n\n  A\u00a0b \n\tc  \n\n\nd e' })
})
