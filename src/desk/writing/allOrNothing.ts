import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { movePath } from '../../content/files.ts'
import { msg } from '../../content/messages/msg.ts'
import { Refusal } from './refusal.ts'

/** Thrown where a file cannot be written or removed; every other is as it was, but for those that are named. */
export class Unwritten extends Refusal {
  readonly file: string
  /** Files that were changed before, and could not be put back as they were. */
  readonly changed: readonly string[]

  constructor(file: string, cause: unknown, changed: readonly string[] = []) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause)
    super(
      msg('the file {file}, which cannot be written ({code})', { file, code }),
      changed.length === 0
        ? msg('a file that can be written: close it in other programs, allow writing it or make room on the disk')
        : msg(
            'a file that can be written: these files were changed before it, and could not be put back: {changed}; look at them with “git diff”',
            { changed },
          ),
    )
    this.file = file
    this.changed = changed
    this.cause = cause
  }
}

/** Changes of files, named by their paths below a root. */
export interface FileChanges {
  replace: (file: string, text: string | Uint8Array) => void
  /** Writes a file that must not exist. */
  make: (file: string, text: string | Uint8Array) => void
  move: (from: string, to: string) => void
  remove: (file: string) => void
}

/**
 * Changes several files, all or none: at the first one that cannot be written, everything is put back as it was.
 * @throws {Unwritten} which names that file
 */
export function allOrNothing(root: string, act: (changes: FileChanges) => void): void {
  const undo: { file: string; putBack: () => void }[] = []
  const doing = (file: string, change: (path: string, onUndo: (putBack: () => void) => void) => void) => {
    try {
      change(join(root, file), putBack => undo.push({ file, putBack }))
    } catch (error) {
      throw new Unwritten(file, error)
    }
  }
  try {
    act({
      replace: (file, text) =>
        doing(file, (path, onUndo) => {
          const before = readFileSync(path)
          // A full disk can leave half of the new text. What cannot be written at all cannot be put back either, nor need it be.
          onUndo(() => readFileSync(path).equals(before) || writeFileSync(path, before))
          writeFileSync(path, text)
        }),
      make: (file, text) =>
        doing(file, (path, onUndo) => {
          mkdirSync(dirname(path), { recursive: true })
          writeFileSync(path, '', { flag: 'wx' })
          onUndo(() => rmSync(path))
          writeFileSync(path, text)
        }),
      move: (from, to) =>
        doing(from, (_, onUndo) => {
          mkdirSync(dirname(join(root, to)), { recursive: true })
          move(root, from, to)
          onUndo(() => move(root, to, from))
        }),
      remove: file =>
        doing(file, (path, onUndo) => {
          const before = readFileSync(path)
          rmSync(path)
          onUndo(() => writeFileSync(path, before))
        }),
    })
  } catch (error) {
    const changed = putAllBack(undo)
    if (changed.length === 0) throw error
    if (error instanceof Unwritten) throw new Unwritten(error.file, error.cause, changed)
    throw new Error(`These files could not be put back: ${changed.join(', ')}`, { cause: error })
  }
}

/**
 * The last change first; one that cannot be put back does not keep the others from it.
 * @returns files that could not be, in the order in which they were changed
 */
function putAllBack(undo: readonly { file: string; putBack: () => void }[]): string[] {
  const changed: string[] = []
  for (const { file, putBack } of undo.toReversed()) {
    try {
      putBack()
    } catch {
      changed.unshift(file)
    }
  }
  return changed
}

/** Through git where it tracks the file, so that the page keeps its history. */
function move(root: string, from: string, to: string): void {
  const git = spawnSync('git', ['mv', '--', from, to], { cwd: root, stdio: 'ignore' })
  if (git.status !== 0) movePath(join(root, from), join(root, to))
}
