import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { folder, sourceTexts, textsFile } from '../pictures/texts.ts'

const readme = readFileSync('README.md', 'utf8')
const texts = z.record(z.string(), z.array(z.string())).parse(JSON.parse(readFileSync(textsFile, 'utf8')))

test.each(Object.entries(texts))('what the picture of %s says is still said', (name, shown) => {
  const sources = sourceTexts()
  expect(shown.length, `docs/pictures/${name}.webp`).toBeGreaterThan(3)
  expect(
    shown.filter(text => !sources.includes(text)),
    'Take the pictures again: npm run pictures',
  ).toEqual([])
})

test('the README shows every picture, and no more than 400 kB of them', () => {
  const names = Object.keys(texts)
  expect(names.filter(name => !readme.includes(`docs/pictures/${name}.webp`))).toEqual([])
  const bytes = names.reduce((sum, name) => sum + statSync(join(folder, `${name}.webp`)).size, 0)
  expect(bytes).toBeLessThan(400_000)
})
