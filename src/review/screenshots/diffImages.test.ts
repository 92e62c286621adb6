import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { writeDiffImages } from './diffImages.ts'

test('the report shows each pixel in its own colour', async () => {
  const cache = mkdtempSync(join(tmpdir(), 'review-'))
  onTestFinished(() => rmSync(cache, { recursive: true }))
  mkdirSync(join(cache, 'screenshots'))
  const side = 48
  const data = Buffer.from(
    Array.from({ length: side * side }, (_, index) => [index % 251, (index * 7) % 256, (index * 13) % 256, 255]).flat(),
  )
  const { after } = await writeDiffImages(cache, {
    after: { name: 'a page', image: { width: side, height: side, data } },
    regions: [],
  })
  const written = await sharp(join(cache, after?.file ?? ''))
    .ensureAlpha()
    .raw()
    .toBuffer()
  expect(written.equals(data)).toBe(true)
})
