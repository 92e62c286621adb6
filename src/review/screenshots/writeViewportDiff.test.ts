import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { writeViewportDiff } from './writeViewportDiff.ts'

const side = 48

/** Writes a picture in which each pixel has a colour of its own; returns what the report knows of it, and its file. */
async function write(scale: number) {
  const cache = mkdtempSync(join(tmpdir(), 'review-'))
  onTestFinished(() => rmSync(cache, { recursive: true }))
  mkdirSync(join(cache, 'screenshots'))
  const data = Buffer.from(
    Array.from({ length: side * side }, (_, index) => [index % 251, (index * 7) % 256, (index * 13) % 256, 255]).flat(),
  )
  const image = { width: side, height: side, data }
  const { after } = await writeViewportDiff(cache, { after: { name: 'a page', image }, regions: [] }, scale)
  return { data, after, written: sharp(join(cache, after?.file ?? '')) }
}

test('the report shows each pixel in its own colour', async () => {
  const { data, written } = await write(1)
  expect((await written.ensureAlpha().raw().toBuffer()).equals(data)).toBe(true)
})

test('a file of half the resolution stands for the page in its own pixels', async () => {
  const { after, written } = await write(0.5)
  expect(after).toMatchObject({ width: side, height: side })
  expect(await written.metadata()).toMatchObject({ width: side / 2, height: side / 2 })
})
