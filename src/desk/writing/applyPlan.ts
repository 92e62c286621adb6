import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { movePath } from '../../content/files.ts'
import { msg } from '../../content/messages/msg.ts'
import { Refusal } from './refusal.ts'

/** What a command is going to do to the files; nothing has happened yet. */
export interface Plan {
  /** Files that must not exist yet. */
  readonly creates: ReadonlyMap<string, string>
  /** New texts of files that exist; a file that also moves is named by its old path. */
  readonly edits: ReadonlyMap<string, string>
  readonly moves: readonly { readonly from: string; readonly to: string }[]
  readonly removes?: readonly string[]
}

/**
 * Carries out a plan under `root`, entirely or not at all: if anything fails, every file is restored.
 * @throws {Refusal} where a file is in the way; otherwise the file system's error
 */
export function applyPlan(root: string, plan: Plan): void {
  // On many disks a name that differs in capitals alone is the same file.
  const moves = plan.moves.filter(({ from, to }) => from.toLowerCase() !== to.toLowerCase() || !isSame(root, from, to))
  for (const file of [...plan.creates.keys(), ...moves.map(move => move.to)]) {
    if (existsSync(join(root, file))) throw new Refusal(msg('a file {file}', { file }), msg('no file there yet'))
  }
  const undo: (() => void)[] = []
  try {
    for (const [file, text] of plan.edits) {
      const path = join(root, file)
      const before = readFileSync(path)
      undo.push(() => writeFileSync(path, before))
      writeFileSync(path, text)
    }
    for (const { from, to } of plan.moves) {
      mkdirSync(dirname(join(root, to)), { recursive: true })
      move(root, from, to)
      undo.push(() => move(root, to, from))
    }
    for (const [file, text] of plan.creates) {
      const path = join(root, file)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text, { flag: 'wx' })
      undo.push(() => rmSync(path))
    }
    for (const file of plan.removes ?? []) {
      const path = join(root, file)
      const before = readFileSync(path)
      rmSync(path)
      undo.push(() => writeFileSync(path, before))
    }
  } catch (error) {
    for (const step of undo.reverse()) step()
    throw error
  }
}

const isSame = (root: string, a: string, b: string): boolean =>
  statSync(join(root, b), { throwIfNoEntry: false })?.ino === statSync(join(root, a)).ino

/** Through git where it tracks the file, so that the page keeps its history. */
function move(root: string, from: string, to: string): void {
  const git = spawnSync('git', ['mv', '--', from, to], { cwd: root, stdio: 'ignore' })
  if (git.status !== 0) movePath(join(root, from), join(root, to))
}
