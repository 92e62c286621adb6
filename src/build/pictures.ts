import { mkdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { openCache } from '../content/cache.ts'
import { decodeText } from '../content/encoding.ts'
import { placeFile } from '../content/files.ts'
import { drawLogoSheet, sheetLogos } from '../content/pictures/logoSheet.ts'
import { logoFolder, type Picture, parsePictureAddress, picturesPath } from '../content/pictures/picture.ts'
import { readDrawing } from '../content/pictures/svg.ts'
import type { Site } from '../content/site.ts'
import type { BuiltPage } from './pages/renderPages.ts'

/**
 * The file that an address of a page asks for, made now unless it was made before.
 * @returns its path, or undefined where no picture of the content has this address
 */
export async function makePicture(
  root: string,
  pictures: ReadonlyMap<string, Picture>,
  address: string,
): Promise<string | undefined> {
  const asked = parsePictureAddress(address)
  const picture = asked && [...pictures.values()].find(({ hash }) => hash === asked.hash)
  if (!picture || (asked.format === 'svg') !== (picture.fallback === 'svg')) return
  const cache = openCache(root, 'pictures')
  const kept = cache.find(basename(address))
  if (kept) return kept
  if (asked.format === 'svg') {
    const read = async ({ file }: Picture) => readDrawing(decodeText(await readFile(join(root, file))).text).svg
    const logos = () => Promise.all(sheetLogos(pictures).map(async logo => ({ logo, svg: await read(logo) })))
    const svg = picture.file === logoFolder ? drawLogoSheet(await logos()) : await read(picture)
    return cache.put(basename(address), Buffer.from(svg))
  }
  const { default: sharp } = await import('sharp')
  const resized = sharp(join(root, picture.file)).autoOrient().resize({ width: asked.width, withoutEnlargement: true })
  const encoded = {
    avif: () => resized.avif({ quality: 55 }),
    webp: () => resized.webp({ quality: 76 }),
    // JPEG has no transparency, which a WebP or AVIF file may have; it would turn black.
    jpg: () => resized.flatten({ background: '#fff' }).jpeg({ quality: 78, mozjpeg: true }),
    png: () => resized.png({ palette: true }),
  }[asked.format]()
  return cache.put(basename(address), await encoded.toBuffer())
}

/** Makes the pictures that the pages ask for, in their sizes and formats, and puts them where the pages look for them. */
export async function placePictures(site: Site, pages: readonly BuiltPage[], target: string): Promise<void> {
  const links = pages.flatMap(({ summary }) => summary.links.filter(link => link.startsWith(picturesPath)))
  // Of the sheet of logos each shows a part.
  const addresses = new Set(links.map(link => link.replace(/#.*/, '')))
  if (addresses.size === 0) return
  mkdirSync(join(target, picturesPath), { recursive: true })
  for (const address of addresses) {
    const made = await makePicture(site.root, site.pictures, address)
    if (made) placeFile(made, join(target, address))
  }
}
