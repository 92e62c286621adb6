import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import { type Decoded, decodeText, encodingNames } from './encoding.ts'
import type { Finding } from './fault.ts'
import { unixLines } from './files.ts'
import { msg } from './messages/msg.ts'
import type { Picture } from './pictures/picture.ts'
import { type Drawing, readDrawing } from './pictures/svg.ts'

/** A file under `content/` or `public/`. */
export interface ContentFile {
  /** Bytes. */
  readonly size: number
  /** Time of its last change and size: while they are the same, it is not read again. */
  readonly stamp: string
  /** Text of a page or a YAML file. */
  readonly text?: string
  /** A picture under `content/` or a logo; `unreadable` where browsers cannot show it, whatever its extension. */
  readonly picture?: Picture | 'unreadable'
  /** Set if the text is not UTF-8; it is read in its likely encoding. */
  readonly foreign?: Decoded['foreign']
  /** What an SVG contains and may not. */
  readonly drawingFaults?: Drawing['faults']
  /** Why it could not be read. */
  readonly failure?: Pick<Finding, 'found' | 'expected'>
}

/**
 * By path from the project's root, sorted, in composed form (NFC): a Mac writes accents and Hebrew points apart from their
 * letters. Plain data, which can be sent to a worker or another process.
 */
export type ContentFiles = ReadonlyMap<string, ContentFile>

/**
 * Reads `content/`, and lists what it may refer to in `public/`. Nothing else reads the content.
 * @param extra further files to read, such as the gallery's pages
 * @param before the last result: only files that changed are read again
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
      const stat = statOf(join(root, name))
      if (!stat?.isFile()) {
        // A file removed since it was listed is not a link; lock files of editors are, and begin with a dot.
        const isLink = lstatSync(join(root, name), { throwIfNoEntry: false })?.isSymbolicLink() ?? false
        if (!isLink || /\/\.[^/]*$/.test(name)) return []
        return [[file, { size: 0, stamp: '', failure: brokenLink(stat !== undefined) }]]
      }
      const stamp = `${stat.mtimeMs}:${stat.size}`
      const known = before.get(file)
      if (known?.stamp === stamp && !changed.has(file)) return [[file, known]]
      const content = read(root, name)
      // Files that cannot be read at the moment stay as they were.
      return content ? [[file, { ...(content.failure ? known : {}), size: stat.size, stamp, ...content }]] : []
    }),
  )
}

/**
 * Paths of the files below a folder, from the project's root, with forward slashes; also of links that lead nowhere, or to
 * a folder that they stand in.
 */
export function listFiles(root: string, folder: string, around: readonly string[] = []): string[] {
  const path = join(root, folder)
  if (!existsSync(path)) return []
  const inside = [...around, realpathSync(path)]
  return readdirSync(path, { withFileTypes: true }).flatMap(entry => {
    const name = `${folder}/${entry.name}`
    if (entry.isDirectory()) return listFiles(root, name, inside)
    if (!entry.isSymbolicLink() || !statOf(join(root, name))?.isDirectory()) return [name]
    return inside.includes(realpathSync(join(root, name))) ? [name] : listFiles(root, name, inside)
  })
}

/** Undefined for missing files, and for dangling or circular links. */
function statOf(path: string) {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

const brokenLink = (isFolder: boolean) => ({
  found: isFolder ? msg('a link to a folder that it stands in itself') : msg('a link that leads to no file'),
  expected: msg('a file in its place; or remove the link'),
})

type Content = Pick<ContentFile, 'text' | 'picture' | 'foreign' | 'drawingFaults' | 'failure'>

/** What people have as pictures; those that browsers cannot show count as unreadable, and say what to do. */
const pictureName = /\.(avif|gif|hei[cf]|jpe?g|png|svg|webp)$/i

/** Undefined for a file removed since it was listed, as may happen while the dev server runs. */
function read(root: string, file: string): Content | undefined {
  const isText = /\.(mdx|ya?ml)$/.test(file)
  const isPicture = pictureName.test(file)
  const isLogo = /^public\/logos\/.+\.svg$/.test(file)
  if (!isLogo && (file.startsWith('public/') || !(isText || isPicture))) return {}
  try {
    const bytes = readFileSync(join(root, file))
    if (!isText && (isLogo || !/\.svg$/i.test(file))) return { picture: pictureOf(file, bytes) ?? 'unreadable' }
    const { text, foreign } = decodeText(bytes)
    return { ...(isText ? { text: unixLines(text) } : drawingOf(file, bytes, text)), ...(foreign ? { foreign } : {}) }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    const found = msg('a file that the system does not let anybody read here ({code})', { code })
    return { failure: { found, expected: msg('a file that this user may read') } }
  }
}

/** Faults of the files that cannot be read, or only after a guess at their encoding. */
export function unreadableFiles(files: ContentFiles): Finding[] {
  return [...files].flatMap(([file, { failure, foreign }]): Finding[] => {
    const place = { check: 'fileNames', severity: 'error', file, line: 1, column: 1 } as const
    if (failure) return [{ ...place, ...failure }]
    if (!foreign) return []
    const { encoding, line, column } = foreign
    return [{ ...place, line, column, ...explainEncoding(encoding) }]
  })
}

function explainEncoding(encoding: NonNullable<Decoded['foreign']>['encoding']): Pick<Finding, 'found' | 'expected'> {
  if (encoding === 'none')
    return {
      found: msg('a file that is not text, such as a picture'),
      expected: msg('a text in UTF-8; a file saved under this name by mistake belongs elsewhere'),
    }
  if (encoding === 'damaged')
    return {
      found: msg('bytes that are not valid UTF-8'),
      expected: msg('a text in UTF-8; delete the letter here that is shown as {sign} and write it again', {
        sign: '�',
      }),
    }
  return {
    found: msg('a file that is not in UTF-8; it looks like {encoding}', { encoding: encodingNames[encoding] }),
    expected: msg(
      'UTF-8. In VS Code click on the encoding at the bottom right, choose “Reopen with Encoding”, {encoding}, then “Save with Encoding”, {utf8}; in Notepad save it with the encoding {utf8}',
      { encoding: encodingNames[encoding], utf8: 'UTF-8' },
    ),
  }
}

/** Formats that pictures may have, with the fallback for browsers without AVIF and WebP. */
const fallbacks: Readonly<Record<string, Picture['fallback']>> = { png: 'png', jpg: 'jpg', webp: 'jpg', avif: 'jpg' }

/** A picture or logo with its size as it will be seen; undefined where the bytes are none that can be shown. */
export function pictureOf(file: string, bytes: Buffer): Picture | undefined {
  const size = sizeOf(bytes)
  const fallback = file.startsWith('public/') && size?.type === 'svg' ? 'svg' : fallbacks[size?.type ?? '']
  if (!size || !fallback) return undefined
  // EXIF orientations from 5 on lie on their side.
  const turned = (size.orientation ?? 1) >= 5
  return {
    file,
    hash: hashOf(bytes),
    width: turned ? size.height : size.width,
    height: turned ? size.width : size.height,
    fallback,
    ...(fallback === 'svg' && !/<style|\sid=/.test(bytes.toString()) ? { standsWithOthers: true } : {}),
  }
}

/** A writer's drawing. Without a size no space could be reserved for it. */
function drawingOf(file: string, bytes: Buffer, text: string): Content {
  const { size, faults } = readDrawing(text)
  const picture = size ? { file, hash: hashOf(bytes), ...size, fallback: 'svg' as const } : ('unreadable' as const)
  return { picture, ...(faults.length > 0 ? { drawingFaults: faults } : {}) }
}

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 12)

function sizeOf(bytes: Buffer) {
  try {
    return imageSize(bytes)
  } catch {
    return undefined
  }
}
