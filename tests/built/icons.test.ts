import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'

test('the icons that browsers request by default exist', async () => {
  const { format, width, height } = await sharp('dist/client/apple-touch-icon.png').metadata()
  expect([format, width, height]).toEqual(['png', 180, 180])
  const ico = readFileSync('dist/client/favicon.ico')
  expect(ico.readUInt32LE(0)).toBe(0x10000)
  const sizes = await Promise.all(
    Array.from({ length: ico.readUInt16LE(4) }, async (_, index) => {
      const entry = 6 + 16 * index
      const [bytes, offset] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)]
      return [ico.readUInt8(entry), (await sharp(ico.subarray(offset, offset + bytes)).metadata()).width]
    }),
  )
  expect(sizes).toEqual([16, 32, 48].map(size => [size, size]))
})
