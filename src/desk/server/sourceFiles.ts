import { randomUUID } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { movePath } from '../../content/files.ts'
import { sha } from '../../content/site.ts'
import { allOrNothing, Unwritten } from '../writing/allOrNothing.ts'
import { decode, encode, formsOf } from './encoding.ts'
import type { Moved, Problem, Refused, Saved, SourceFile } from './protocol.ts'

/** Thrown where a file cannot be read or written; the desk says why in the writer's language. */
export class SourceProblem extends Error {
  readonly problem: Problem
  readonly moved: Moved | undefined
  readonly leadsTo: string | undefined
  readonly waitsIn: string | undefined

  constructor(problem: Problem, { moved, leadsTo, waitsIn }: Pick<Refused, 'moved' | 'leadsTo' | 'waitsIn'> = {}) {
    super(problem)
    this.problem = problem
    this.moved = moved
    this.leadsTo = leadsTo
    this.waitsIn = waitsIn
  }
}

/** Texts under `content/`, by their path from the project's root. */
const editable = /^content\/(?:[^/\\\0]+\/)*[^/\\\0]+\.(?:mdx|ya?ml)$/

/**
 * The path of a content file.
 * @throws {SourceProblem} for whatever is outside `content/`, also by way of a link, and for what is not there
 */
function locate(root: string, file: string): string {
  if (!editable.test(file) || file.split('/').includes('..')) throw new SourceProblem('outside')
  try {
    const path = realpathSync(join(root, file))
    if (!path.startsWith(realpathSync(join(root, 'content')) + sep)) throw new SourceProblem('outside')
    return path
  } catch (error) {
    throw error instanceof SourceProblem ? error : problemOf(error, 'missing')
  }
}

export function problemOf(error: unknown, other: Problem): SourceProblem {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOENT' || code === 'ENOTDIR') return new SourceProblem('missing')
  return new SourceProblem(code === 'EACCES' || code === 'EPERM' || code === 'EROFS' ? 'not-allowed' : other)
}

function read(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (error) {
    throw problemOf(error, 'missing')
  }
}

function sourceOf(file: string, bytes: Buffer): SourceFile {
  const text = decode(bytes)
  if (text === undefined) throw new SourceProblem('not-text')
  return { file, text, version: sha(bytes) }
}

/** @throws {SourceProblem} */
export function readSource(root: string, file: string): SourceFile {
  return sourceOf(file, read(locate(root, file)))
}

/** Undefined where the file cannot be opened. */
export function textOnDisk(root: string, file: string): string | undefined {
  try {
    return readSource(root, file).text
  } catch {
    return undefined
  }
}

/**
 * Replaces a file as a whole, or not at all: a power cut leaves the old text or the new one. The file keeps its byte order
 * mark, line ends and rights.
 * @param base version that the text is based on; if the file has a different one, it is kept and returned
 * @throws {SourceProblem}
 */
export function saveSource(root: string, file: string, text: string, base: string): Saved {
  const path = locate(root, file)
  const before = read(path)
  const found = sourceOf(file, before)
  const bytes = encode(text, before)
  // What was written already needs no second time, whoever did it.
  if (bytes.equals(before)) return { version: found.version }
  if (found.version !== base) return { conflict: found }
  const folder = join(root, '.cache', 'desk')
  const stage = join(folder, randomUUID())
  try {
    mkdirSync(folder, { recursive: true })
    writeDurably(stage, bytes, statSync(path).mode)
    movePath(stage, path)
  } catch (error) {
    throw problemOf(error, 'not-written')
  } finally {
    rmSync(stage, { force: true })
  }
  return { version: sha(bytes) }
}

/**
 * Writes a file that is no longer there, with the byte order mark and line ends that it had, where all its lines ended alike.
 * @param known what was read of it last
 * @returns undefined where a file of that name is there again, which stays as it is
 * @throws {SourceProblem}
 * @throws {Unwritten}
 */
export function makeSource(
  root: string,
  file: string,
  text: string,
  known: Pick<SourceFile, 'text' | 'version'>,
): { version: string } | undefined {
  if (!editable.test(file) || !isBelowContent(root, file)) throw new SourceProblem('outside')
  const before = formsOf(known.text).find(bytes => sha(bytes) === known.version)
  const bytes = encode(text, before ?? Buffer.alloc(0))
  try {
    allOrNothing(root, ({ make }) => make(file, bytes))
  } catch (error) {
    const { cause } = error instanceof Unwritten ? error : {}
    if (cause instanceof Error && 'code' in cause && cause.code === 'EEXIST') return undefined
    throw error
  }
  return { version: sha(bytes) }
}

/** Also where a folder is a link; the file need not be there. */
export function isBelowContent(root: string, file: string): boolean {
  if (!file.startsWith('content/') || file.split('/').includes('..')) return false
  let folder = dirname(join(root, file))
  while (!existsSync(folder)) folder = dirname(folder)
  return `${realpathSync(folder)}${sep}`.startsWith(realpathSync(join(root, 'content')) + sep)
}

/** Writes a new file; it is on the disk when this returns. */
export function writeDurably(path: string, bytes: Buffer, mode: number): void {
  const handle = openSync(path, 'wx', mode)
  try {
    writeSync(handle, bytes)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
