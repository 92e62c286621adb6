import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openCache } from '../../content/cache.ts'
import { localeCodes } from '../../content/locales/locales.ts'
import { allPages, lastChanged, type Site } from '../../content/site.ts'
import { atomFeed, feedPath } from '../../site/machineFiles/atomFeed.ts'
import { icons, llmsTxt, securityTxt, webManifest } from '../../site/machineFiles/machineFiles.ts'
import { hashFiles } from '../hashFiles.ts'
import { readTokens } from '../tokens.ts'

/** Writes what programs read besides the pages: feeds, manifest and icons, security.txt, llms.txt. */
export async function writeMachineFiles(root: string, site: Site, client: string): Promise<void> {
  const write = (name: string, content: string | Buffer) => {
    mkdirSync(dirname(join(client, name)), { recursive: true })
    writeFileSync(join(client, name), content)
  }
  const { company } = site.data
  const { paper, accent } = readTokens(root)
  const pages = allPages(site).filter(page => !page.frontMatter.noIndex)
  for (const locale of localeCodes)
    write(
      feedPath(locale),
      atomFeed(company, locale, pages, path => lastChanged(site, path)),
    )
  write('llms.txt', llmsTxt(company, pages))
  write('.well-known/security.txt', securityTxt(company, new Date()))
  write('site.webmanifest', webManifest(company, { paper, accent }))
  const draw = iconDrawer(root, accent)
  for (const [name, size] of Object.entries(icons)) write(name, await draw(size))
  write('favicon.ico', icoFile(await Promise.all(icoSizes.map(async size => ({ size, png: await draw(size) })))))
}

/** Draws `public/favicon.svg` in a size, px, on a background; results are kept in `.cache/icons`. */
function iconDrawer(root: string, background: string): (size: number) => Promise<Buffer> {
  const cache = openCache(root, 'icons')
  const recipe = hashFiles(import.meta.dirname, ['machineFiles.ts'])
  const key = hashFiles(root, ['public/favicon.svg', 'package-lock.json'], recipe + background)
  return async size => {
    const name = `${key}-${size}.png`
    const kept = cache.get(name)
    if (kept) return kept
    // Loaded for the first icon: it takes longer than the rest of a build in which little changed.
    const { default: sharp } = await import('sharp')
    // 32 units of the drawing at 72 dots an inch become `size` pixels. Phones cut their own corners: no transparency.
    const icon = await sharp(join(root, 'public/favicon.svg'), { density: (72 * size) / 32 })
      .resize(size, size)
      .flatten({ background })
      .png({ palette: true })
      .toBuffer()
    cache.put(name, icon)
    return icon
  }
}

/** Sizes in /favicon.ico, px: browsers' tabs, dense screens, Windows' shortcuts. */
const icoSizes = [16, 32, 48] as const

/** An ICO file of PNG images: a header, an entry of 16 bytes an image, the images. */
function icoFile(images: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(images.length, 4)
  let offset = header.length
  for (const [index, { size, png }] of images.entries()) {
    const entry = 6 + 16 * index
    header.writeUInt8(size, entry)
    header.writeUInt8(size, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(png.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([header, ...images.map(({ png }) => png)])
}
