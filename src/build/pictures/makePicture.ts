import { basename, join } from 'node:path'
import { openCache } from '../../content/cache.ts'
import { type Picture, parsePictureAddress } from '../../content/pictures/picture.ts'

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
  if (!picture) return
  const cache = openCache(root, 'pictures')
  const kept = cache.find(basename(address))
  if (kept) return kept
  const { default: sharp } = await import('sharp')
  const resized = sharp(join(root, picture.file)).autoOrient().resize({ width: asked.width, withoutEnlargement: true })
  const encoded = {
    avif: () => resized.avif({ quality: 55 }),
    webp: () => resized.webp({ quality: 76 }),
    jpg: () => resized.jpeg({ quality: 78, mozjpeg: true }),
    png: () => resized.png({ palette: true }),
  }[asked.format]()
  return cache.put(basename(address), await encoded.toBuffer())
}
