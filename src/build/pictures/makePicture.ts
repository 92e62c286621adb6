import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Picture, parsePictureAddress } from '../../content/pictures/picture.ts'

/** Made pictures by content, below the project; safe to delete at any time. */
const folder = '.cache/pictures'

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
  const file = join(root, folder, basename(address))
  if (existsSync(file)) return file
  const { default: sharp } = await import('sharp')
  const resized = sharp(join(root, picture.file)).autoOrient().resize({ width: asked.width, withoutEnlargement: true })
  const encoded = {
    avif: () => resized.avif({ quality: 55 }),
    webp: () => resized.webp({ quality: 76 }),
    jpg: () => resized.jpeg({ quality: 78, mozjpeg: true }),
    png: () => resized.png({ palette: true }),
  }[asked.format]()
  mkdirSync(join(root, folder), { recursive: true })
  // Written aside and renamed: two builds at once never read half a file.
  const aside = `${file}.${process.pid}`
  await encoded.toFile(aside)
  renameSync(aside, file)
  return file
}
