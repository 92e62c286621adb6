import * as fs from 'node:fs'

/** Retries on Windows for a file that a virus scanner, an indexer or an editor holds open. */
const attempts = 8

/** Wait before the first further attempt, which doubles each time, ms: 2.5 s in all. */
const firstWait = 10

const held = ['EPERM', 'EBUSY', 'EACCES']

/** Error codes of a link or a move that the file system does not support, or that crosses volumes. */
const impossible = ['EXDEV', 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'EMLINK', 'EINVAL', 'ENOSYS', 'EISDIR']

/** The calls that differ between systems. */
export type FileSystem = Pick<
  typeof fs,
  'copyFileSync' | 'cpSync' | 'linkSync' | 'renameSync' | 'rmSync' | 'symlinkSync'
>

/**
 * Reads a text with the line ends that everything is written for; a clone on Windows may have others.
 * @param path of a file in UTF-8
 * @throws the file system's error
 */
export const readText = (path: string): string => unixLines(fs.readFileSync(path, 'utf8'))

/** A text with `\n` at the end of each line. */
export const unixLines = (text: string): string => text.replaceAll('\r\n', '\n')

/** The line end that a text has, `\n` where it has none yet. */
export const lineEndOf = (text: string): '\r\n' | '\n' => (/\r?\n/.exec(text)?.[0] === '\r\n' ? '\r\n' : '\n')

/** Writes a text with the line ends of the file that it replaces. */
export function writeText(path: string, text: string): void {
  const before = fs.existsSync(path) ? fs.readFileSync(path, 'utf8') : ''
  fs.writeFileSync(path, unixLines(text).replaceAll('\n', lineEndOf(before)))
}

/**
 * Puts a file under a second name: by a hard link, which costs nothing, or as a copy where the file system has none or
 * is on another volume.
 */
export function placeFile(from: string, to: string, system: FileSystem = fs): void {
  try {
    system.linkSync(from, to)
  } catch (error) {
    if (!isOne(error, impossible)) throw error
    system.copyFileSync(from, to, fs.constants.COPYFILE_EXCL)
  }
}

/**
 * Moves a file or folder, also to another volume, and retries while another program holds it.
 * @throws the file system's error, such as ENOTEMPTY where a folder is in the way
 */
export function movePath(from: string, to: string, system: FileSystem = fs, wait = pause): void {
  for (let attempt = 1; ; attempt++) {
    try {
      system.renameSync(from, to)
      return
    } catch (error) {
      if (isOne(error, held) && attempt < attempts) wait(firstWait * 2 ** (attempt - 1))
      else if (!isOne(error, ['EXDEV'])) throw error
      else {
        copyAndRemove(from, to, system)
        return
      }
    }
  }
}

/** The copy appears under its name only once it is whole. */
function copyAndRemove(from: string, to: string, system: FileSystem): void {
  const stage = `${to}.${process.pid}.part`
  try {
    system.cpSync(from, stage, { recursive: true, preserveTimestamps: true })
    system.renameSync(stage, to)
  } finally {
    system.rmSync(stage, { recursive: true, force: true })
  }
  system.rmSync(from, { recursive: true, force: true, maxRetries: attempts })
}

/**
 * Gives a folder a second name: by a junction on Windows, which needs no privilege, by a symbolic link elsewhere.
 * @returns whether the file system has such links
 */
export function linkFolder(from: string, to: string, system: FileSystem = fs): boolean {
  try {
    system.symlinkSync(from, to, 'junction')
    return true
  } catch (error) {
    if (!isOne(error, impossible)) throw error
    return false
  }
}

function isOne(error: unknown, codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}

/** Blocks this thread, ms. */
function pause(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}
