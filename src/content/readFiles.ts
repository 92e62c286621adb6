import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { imageSize } from 'image-size'
import type { Finding } from './fault.ts'
import { unixLines } from './files.ts'
import { msg } from './messages/msg.ts'
import type { Picture } from './pictures/picture.ts'

/** A file below `content/` or `public/`. */
export interface ContentFile {
  /** Bytes. */
  readonly size: number
  /** Time of its last change and size: while they are the same, it is not read again. */
  readonly stamp: string
  /** Of a page or a YAML file. */
  readonly text?: string
  /** Of a PNG or JPEG file below `content/` and of a logo; `unreadable` where it is neither, whatever its name says. */
  readonly picture?: Picture | 'unreadable'
  /** Why it could not be read. */
  readonly failure?: string
}

/**
 * By path from the project's root, sorted, in composed form (NFC): a Mac writes accents and Hebrew points apart from their
 * letters. Plain data, which can be sent to a worker or another process.
 */
export type ContentFiles = ReadonlyMap<string, ContentFile>

/**
 * Reads `content/`, and lists what it may refer to in `public/`. Nothing else reads the content.
 * @param extra further files to read, such as the gallery's pages
 * @param before what was read last: of that, only what changed is read again
 * @param changed files to read again even where time and size are the same
 */
export function readFiles(
  root: string,
  extra: readonly string[] = [],
  before: ContentFiles = new Map(),
  changed: ReadonlySet<string> = new Set(),
): ContentFiles {
  const names = [...listFiles(root, 'content'), ...listFiles(root, 'public'), ...extra].sort()
  return new Map(
    names.flatMap((name): [string, ContentFile][] => {
      const file = name.normalize()
      const stat = statSync(join(root, name), { throwIfNoEntry: false })
      if (!stat?.isFile()) return []
      const stamp = `${stat.mtimeMs}:${stat.size}`
      const known = before.get(file)
      if (known?.stamp === stamp && !changed.has(file)) return [[file, known]]
      const content = read(root, name)
      // What cannot be read at the moment stays as it was.
      return content ? [[file, { ...(content.failure ? known : {}), size: stat.size, stamp, ...content }]] : []
    }),
  )
}

/** Paths of the files below a folder, from the project's root, with forward slashes. */
export function listFiles(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => !entry.isDirectory())
    .map(entry => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
}

type Content = Pick<ContentFile, 'text' | 'picture' | 'failure'>

/** Undefined for a file that went since it was listed, as it may beside the dev server. */
function read(root: string, file: string): Content | undefined {
  const isText = /\.(mdx|ya?ml)$/.test(file)
  const isPicture = /\.(png|jpe?g)$/i.test(file)
  const isLogo = /^public\/logos\/.+\.svg$/.test(file)
  if (!isLogo && (file.startsWith('public/') || !(isText || isPicture))) return {}
  try {
    const bytes = readFileSync(join(root, file))
    return isText ? { text: unixLines(bytes.toString('utf8')) } : { picture: pictureOf(file, bytes) ?? 'unreadable' }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}

/** The files that are there and cannot be read. */
export function unreadableFiles(files: ContentFiles): Finding[] {
  return [...files].flatMap(([file, { failure }]): Finding[] =>
    failure === undefined
      ? []
      : [
          {
            check: 'fileNames',
            severity: 'error',
            file,
            line: 1,
            column: 1,
            found: failure,
            expected: msg('a file that this user may read'),
          },
        ],
  )
}

/** A PNG, JPEG or SVG file with its size as it will be seen; undefined where the bytes are none. */
function pictureOf(file: string, bytes: Buffer): Picture | undefined {
  const size = sizeOf(bytes)
  if (size?.type !== 'png' && size?.type !== 'jpg' && size?.type !== 'svg') return undefined
  // EXIF orientations from 5 on lie on their side.
  const turned = (size.orientation ?? 1) >= 5
  return {
    file,
    hash: createHash('sha256').update(bytes).digest('hex').slice(0, 12),
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
