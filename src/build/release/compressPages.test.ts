import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { compressPages } from './compressPages.ts'

test('pages are smaller in a release than in a build and say the same; other files stay as they are', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'release-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'he'))
  const text = Array.from({ length: 3000 }, (_, index) => `<p>שורה ${index} of ${(index * 7919) % 1009}</p>`).join('\n')
  const built = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } })
  for (const name of ['about.html', 'he/about.html', 'search.json']) {
    writeFileSync(join(folder, name), text)
    writeFileSync(join(folder, `${name}.br`), built)
  }
  const files = readdirSync(folder, { recursive: true })

  await compressPages(folder)

  for (const name of ['about.html.br', 'he/about.html.br']) {
    const page = readFileSync(join(folder, name))
    expect(page.length).toBeLessThan(built.length)
    expect(brotliDecompressSync(page).toString('utf8')).toBe(text)
  }
  expect(readFileSync(join(folder, 'search.json.br'))).toEqual(built)
  expect(readdirSync(folder, { recursive: true })).toEqual(files)
})
