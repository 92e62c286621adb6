import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { movePath } from '../../content/files.ts'
import { msg } from '../../content/messages/msg.ts'
import { Refusal } from './refusal.ts'

/** Thrown where a file cannot be written or removed; every other is as it was. */
export class Unwritten extends Refusal {
  readonly file: string

  constructor(file: string, cause: unknown) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause)
    super(
      msg('the file {file}, which cannot be written ({code})', { file, code }),
      msg('a file that can be written: close it in other programs, allow writing it or make room on the disk'),
    )
    this.file = file
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
    putAllBack(undo.reverse(), error)
    throw error
  }
}

/** One that cannot be put back does not keep the others from it. */
function putAllBack(undo: readonly { file: string; putBack: () => void }[], cause: unknown): void {
  const changed = undo.flatMap(({ file, putBack }) => {
    try {
      putBack()
      return []
    } catch {
      return [file]
    }
  })
  if (changed.length > 0) throw new Error(`These files could not be put back: ${changed.join(', ')}`, { cause })
}

/** Through git where it tracks the file, so that the page keeps its history. */
function move(root: string, from: string, to: string): void {
  const git = spawnSync('git', ['mv', '--', from, to], { cwd: root, stdio: 'ignore' })
  if (git.status !== 0) movePath(join(root, from), join(root, to))
}
