import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { builtPages, company } from './pages.ts'

/** Bytes that a social network fetches readily. */
const largest = 100_000

const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1]

test('every page names a picture of its own, 1200 × 630 and below 100 kB, with its words', async () => {
  const faults: string[] = []
  const seen = new Set<string>()
  for (const { url, html } of builtPages) {
    const address = meta(html, 'og:image') ?? ''
    const bytes = readFileSync(join('dist/client', address.replace(company.origin, '')))
    const { width, height, format } = await sharp(bytes).metadata()
    if (!address.startsWith(`${company.origin}/`) || seen.has(address)) faults.push(`${url} shows ${address}`)
    if (width !== 1200 || height !== 630 || format !== 'png') faults.push(`${url}: ${width} × ${height} ${format}`)
    if (bytes.length >= largest) faults.push(`${url}: ${bytes.length} bytes`)
    if (meta(html, 'og:image:width') !== '1200' || meta(html, 'og:image:height') !== '630') faults.push(`${url}: size`)
    if (!meta(html, 'og:image:alt')) faults.push(`${url}: no words for the picture`)
    if (meta(html, 'twitter:card') !== 'summary_large_image') faults.push(`${url}: no large card`)
    seen.add(address)
  }
  expect(faults).toEqual([])
})
