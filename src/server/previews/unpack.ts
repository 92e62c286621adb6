import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { Parser, type ReadEntry } from 'tar'
import { notesFile } from './notes.ts'
import { UploadRefused } from './refusal.ts'

/** Limits of one archive. */
export interface UploadLimits {
  /** Bytes as sent. */
  packed: number
  /** Bytes unpacked, padding included. */
  unpacked: number
  /** Files and folders. */
  entries: number
  /** Parts of a path. */
  depth: number
  /** Time for the whole upload, ms. */
  time: number
}

/** A build has 3,000 files of 20 MB; a report of a restyle 25 MB more. */
export const uploadLimits: UploadLimits = {
  packed: 96_000_000,
  unpacked: 256_000_000,
  entries: 20_000,
  depth: 12,
  time: 180_000,
}

/** Longest header of a long name, bytes. */
const maxMetaEntrySize = 16_384

/** What an archive consists of. */
const own = (path: string) =>
  path === notesFile || path === 'site.json' || path === 'client' || path.startsWith('client/')

/**
 * Writes an archive (tar, compressed with gzip) into an empty folder. Every file is newly created under its own plain path;
 * links of any kind, and whatever else is neither file nor folder, are refused.
 * @throws {UploadRefused} saying what was found; the caller removes what was written by then
 */
export async function unpack(archive: AsyncIterable<Buffer>, folder: string, limits: UploadLimits): Promise<void> {
  const timeout = AbortSignal.timeout(limits.time)
  try {
    await pipeline(
      bounded(archive, limits.packed, 'The archive'),
      createGunzip(),
      unzipped => writeEntries(bounded(unzipped, limits.unpacked, 'What the archive holds'), folder, limits),
      { signal: timeout },
    )
  } catch (error) {
    throw timeout.aborted
      ? new UploadRefused(408, `The upload took longer than ${Math.round(limits.time / 1000)} s.`)
      : refusalOf(error)
  }
}

/** Passes bytes on until there are too many. */
async function* bounded(source: AsyncIterable<Buffer>, most: number, what: string): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of source) {
    bytes += chunk.length
    if (bytes > most) throw new UploadRefused(413, `${what} is larger than ${most} bytes.`)
    yield chunk
  }
}

async function writeEntries(tar: AsyncIterable<Buffer>, folder: string, limits: UploadLimits): Promise<void> {
  let [entries, ended] = [0, false]
  const parser = new Parser({
    strict: true,
    maxMetaEntrySize,
    onReadEntry: entry => {
      entries += 1
      if (entries > limits.entries) throw new UploadRefused(413, `The archive has more than ${limits.entries} entries.`)
      writeEntry(entry, folder, limits)
    },
  })
  // Names that are too long, and kinds of entries that it does not know.
  parser.on('ignoredEntry', (entry: ReadEntry) => {
    throw new UploadRefused(
      400,
      `${shown(entry.path)} is ${kindOf(entry)}; expected files and folders with short names.`,
    )
  })
  parser.on('end', () => {
    ended = true
  })
  let first = true
  for await (const chunk of tar) {
    // The parser would unpack doubly compressed data again, past all limits.
    if (first && isCompressed(chunk)) throw new UploadRefused(400, 'The archive is compressed twice.')
    first = false
    // Written while it is read, so that nothing waits in memory.
    parser.write(chunk)
  }
  parser.end()
  if (!ended) throw new UploadRefused(400, 'The archive ends too early.')
}

/** The first byte of gzip and of zstd, with which none of our paths begins. */
const isCompressed = (chunk: Buffer) => chunk[0] === 0x1f || chunk[0] === 0x28

function writeEntry(entry: ReadEntry, folder: string, { depth }: UploadLimits): void {
  const parts = pathParts(entry, depth)
  const path = join(folder, ...parts)
  if (entry.type === 'Directory') {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    entry.resume()
    return
  }
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  // Fails if anything of that name exists, so that it never follows a link.
  const file = openSync(path, 'wx', 0o600)
  entry.on('data', chunk => {
    try {
      for (let at = 0; at < chunk.length; ) at += writeSync(file, chunk, at)
    } catch (error) {
      closeSync(file)
      throw error
    }
  })
  entry.on('end', () => closeSync(file))
}

/** Characters that our names never contain and that some system treats specially. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
const special = /[\u0000-\u001f\u007f\\:]/

/** The parts of an entry's path, each the plain name of a file. */
function pathParts(entry: ReadEntry, depth: number): string[] {
  const kind = kindOf(entry)
  if (kind !== 'a file' && kind !== 'a folder') {
    throw new UploadRefused(400, `${shown(entry.path)} is ${kind}; expected files and folders only.`)
  }
  const path = entry.path.replace(/\/$/, '')
  const parts = path.split('/')
  const isPlain = (part: string) => part !== '' && part !== '.' && part !== '..' && !special.test(part)
  if (!own(path) || !parts.every(isPlain)) {
    throw new UploadRefused(
      400,
      `${shown(entry.path)} is no place for a file; expected ${notesFile}, site.json and client/….`,
    )
  }
  if (parts.length > depth || Buffer.byteLength(path) > 500) {
    throw new UploadRefused(400, `${shown(entry.path)} is too deep or too long; expected at most ${depth} parts.`)
  }
  return parts
}

function kindOf({ type }: ReadEntry): string {
  if (type === 'File' || type === 'OldFile' || type === 'ContiguousFile') return 'a file'
  if (type === 'Directory') return 'a folder'
  if (type === 'SymbolicLink') return 'a symbolic link'
  if (type === 'Link') return 'a hard link'
  return `of the kind ${type}`
}

/** A name of an archive in an answer or a log. */
const shown = (path: string) => JSON.stringify(path.slice(0, 120))

function refusalOf(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error
  const code = String(error.code)
  if (code === 'EEXIST' || code === 'ENOTDIR' || code === 'EISDIR') {
    return new UploadRefused(400, 'The archive has two entries of one name.')
  }
  if (code.startsWith('Z_') || code === 'ERR_STREAM_PREMATURE_CLOSE') {
    return new UploadRefused(400, 'The archive is not whole, or not compressed with gzip.')
  }
  if (code.startsWith('TAR_'))
    return new UploadRefused(400, `The archive cannot be read: ${error.message.slice(0, 200)}.`)
  if (code === 'ECONNRESET') return new UploadRefused(400, 'The upload ended half-way.')
  return error
}
