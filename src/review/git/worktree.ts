import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { linkFolder } from '../../content/files.ts'
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
    // Left behind by a review that was killed, or by one that had this process id.
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
    const same = lock(root) === lock(folder)
    if (!same || !linkFolder(join(root, 'node_modules'), join(folder, 'node_modules'))) {
      console.log(
        `${same ? 'This disk has no links to folders' : 'Its dependencies differ from the installed ones'}: installing them (npm ci) …`,
      )
      installDependencies(folder)
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

/** By the JavaScript of npm, which npm itself and scripts/setup name: on Windows its command cannot be started without a shell. */
function installDependencies(folder: string): void {
  const { npm_execpath: cli } = process.env
  const words = ['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const [command, args] = cli ? [process.execPath, [cli, ...words]] : ['npm', words]
  run(folder, command, args, 'Its dependencies could not be installed')
}

function run(cwd: string, command: string, args: string[], failure: string): void {
  const { status, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new ReviewError(`${failure}:\n${error?.message ?? stderr.trim()}`)
}
