import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { ReviewError } from '../reviewError.ts'
import { git } from './repository.ts'

/**
 * A temporary checkout of a commit with its dependencies: this project's where the lock files are equal, its own
 * otherwise. Removed at the end.
 * @throws {ReviewError} where git or npm fails, with their own words
 */
export function checkOut(root: string, commit: string): { folder: string } & Disposable {
  const parent = join(root, '.cache/review')
  const folder = join(parent, `base-${process.pid}`)
  const remove = () => {
    rmSync(folder, { recursive: true, force: true })
    git(root, 'worktree', 'prune')
  }
  for (const name of existsSync(parent) ? readdirSync(parent) : []) {
    // Left behind by a review that was killed, or whose process id this one has.
    const owner = Number(/^base-(\d+)$/.exec(name)?.[1] ?? 0)
    if (owner && (owner === process.pid || !isRunning(owner))) {
      rmSync(join(parent, name), { recursive: true, force: true })
    }
  }
  git(root, 'worktree', 'prune')
  run(root, 'git', ['worktree', 'add', '--detach', '--quiet', folder, commit], 'The commit could not be checked out')
  try {
    const lock = (where: string) => {
      const file = join(where, 'package-lock.json')
      return existsSync(file) ? readFileSync(file, 'utf8') : ''
    }
    if (lock(root) === lock(folder)) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    else {
      console.log('Its dependencies differ from the installed ones: installing them (npm ci) …')
      run(
        folder,
        'npm',
        ['ci', '--no-audit', '--no-fund', '--loglevel=error'],
        'Its dependencies could not be installed',
      )
    }
  } catch (error) {
    remove()
    throw error
  }
  return { folder, [Symbol.dispose]: remove }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function run(cwd: string, command: string, args: string[], failure: string): void {
  const { status, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new ReviewError(`${failure}:\n${stderr.trim()}`)
}
