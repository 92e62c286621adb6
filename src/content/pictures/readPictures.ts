import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { imageSize } from 'image-size'
import type { Picture } from './picture.ts'

/** Whether a file's name is that of a picture that writers may use. */
export const isPicture = (name: string): boolean => /\.(png|jpe?g)$/i.test(name)

/** Files below `content/` that are pictures, from the project's root, in a stable order. */
function listPictures(root: string): string[] {
  const folder = join(root, 'content')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && isPicture(entry.name))
    .map(entry => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

/**
 * Every picture of the content with its size, by file; a Mac writes accents and Hebrew points apart from their letters, so
 * names are compared as composed (NFC). What is none whatever its name says is left out: the checks report it.
 */
export function readPictures(root: string): ReadonlyMap<string, Picture> {
  return new Map(
    listPictures(root).flatMap((file): [string, Picture][] => {
      const picture = pictureOf(file, readFileSync(join(root, file)))
      return picture ? [[file.normalize(), picture]] : []
    }),
  )
}

/** The size of a PNG or JPEG file as it will be seen; undefined where its bytes are neither. */
function pictureOf(file: string, bytes: Buffer): Picture | undefined {
  const size = sizeOf(bytes)
  if (!size || (size.type !== 'png' && size.type !== 'jpg')) return undefined
  const turned = (size.orientation ?? 1) >= 5
  return {
    file,
    hash: pictureHash(bytes),
    width: turned ? size.height : size.width,
    height: turned ? size.width : size.height,
    fallback: size.type,
  }
}

function sizeOf(bytes: Buffer) {
  try {
    return imageSize(bytes)
  } catch {
    return undefined
  }
}

const pictureHash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 12)
