import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { msg } from '../../content/messages/msg.ts'
import { allOrNothing } from './allOrNothing.ts'
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
 * Carries out a plan under `root`, entirely or not at all.
 * @throws {Refusal} where a file is in the way, or cannot be written
 */
export function applyPlan(root: string, plan: Plan): void {
  // On many disks a name that differs in capitals alone is the same file.
  const moves = plan.moves.filter(({ from, to }) => from.toLowerCase() !== to.toLowerCase() || !isSame(root, from, to))
  for (const file of [...plan.creates.keys(), ...moves.map(move => move.to)]) {
    if (existsSync(join(root, file))) throw new Refusal(msg('a file {file}', { file }), msg('no file there yet'))
  }
  allOrNothing(root, changes => {
    for (const [file, text] of plan.edits) changes.replace(file, text)
    for (const { from, to } of plan.moves) changes.move(from, to)
    for (const [file, text] of plan.creates) changes.make(file, text)
    for (const file of plan.removes ?? []) changes.remove(file)
  })
}

const isSame = (root: string, a: string, b: string): boolean =>
  statSync(join(root, b), { throwIfNoEntry: false })?.ino === statSync(join(root, a)).ino
