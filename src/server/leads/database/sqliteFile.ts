import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  rmSync,
  statSync,
} from 'node:fs'
import path from 'node:path'
import type Database from 'better-sqlite3'

/** A file's identity, independent of its path, or null if there is none at the path. */
export function fileIdentity(file: string): string | null {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false })
  return found ? `${found.dev}.${found.ino}` : null
}

/**
 * Creates a missing file for its owner only, and revokes everyone else's access to an existing one: a file that was
 * copied or restored has the mode of its copy. SQLite gives new files next to it the same mode.
 */
export function prepareFile(file: string): void {
  makeFolder(file)
  closeSync(openSync(file, 'a', 0o600))
  for (const name of [file, `${file}-wal`, `${file}-shm`]) {
    if (existsSync(name) && (statSync(name).mode & 0o077) !== 0) chmodSync(name, 0o600)
  }
}

/** The database file was removed or replaced while it was open. What was in it is safe; see `rescue`. */
export class FileMoved extends Error {
  readonly code: 'FILE_REMOVED' | 'FILE_REPLACED'

  constructor(code: FileMoved['code']) {
    super(code)
    this.code = code
  }
}

/**
 * Saves what an open connection holds whose file was removed or replaced: to the file's own place when that is empty, else
 * to a file `.rescued-…` next to the new one, for the operator to judge. Closes the connection.
 * @throws Error when it cannot be saved; the connection stays open, so that this can be tried again
 */
export function rescue(handle: Database.Database, file: string): FileMoved {
  makeFolder(file)
  const copy = `${file}.rescued-${new Date().toISOString().replaceAll(':', '-')}`
  handle.prepare('vacuum into ?').run(copy)
  chmodSync(copy, 0o600)
  sync(copy)
  handle.close()
  if (fileIdentity(file) !== null) return new FileMoved('FILE_REPLACED')
  // SQLite would mistake a leftover write-ahead log for the new file's.
  for (const end of ['-wal', '-shm']) rmSync(file + end, { force: true })
  copyFileSync(copy, file, constants.COPYFILE_EXCL)
  sync(file)
  rmSync(copy)
  return new FileMoved('FILE_REMOVED')
}

function makeFolder(file: string): void {
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true, mode: 0o700 })
}

function sync(file: string): void {
  const opened = openSync(file, 'r+')
  fsyncSync(opened)
  closeSync(opened)
}
