import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Picture } from './picture.ts'

/** Whether a file's name is that of a picture that writers may use. */
export const isPicture = (name: string): boolean => /\.(png|jpe?g)$/i.test(name)

/** Files below `content/` that are pictures, from the project's root, in a stable order. */
export function listPictures(root: string): string[] {
  const folder = join(root, 'content')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && isPicture(entry.name))
    .map(entry => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

/**
 * Every picture of the content with its size, by file.
 * @throws {Error} naming a file that is no picture whatever its name says
 */
export async function readPictures(root: string): Promise<ReadonlyMap<string, Picture>> {
  const files = listPictures(root)
  if (files.length === 0) return new Map()
  const { default: sharp } = await import('sharp')
  const pictures = await Promise.all(
    files.map(async (file): Promise<[string, Picture]> => {
      const bytes = readFileSync(join(root, file))
      const { autoOrient, format } = await sharp(bytes)
        .metadata()
        .catch(error => {
          throw new Error(`${file} is no picture that can be read: ${error.message}. Expected a PNG or JPEG file.`)
        })
      return [
        file,
        {
          file,
          hash: pictureHash(bytes),
          width: autoOrient.width,
          height: autoOrient.height,
          fallback: format === 'png' ? 'png' : 'jpg',
        },
      ]
    }),
  )
  return new Map(pictures)
}

export const pictureHash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 12)
