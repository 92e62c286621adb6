import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyBundles, copyProject } from '../bench/copyProject.ts'

/** A git repository of its own in a temporary folder, with this project's code. */
export interface Repository {
  folder: string
  git(...args: string[]): string
  /** Runs one of the project's scripts, as `npm run` would. */
  run(script: string, args?: string[], env?: Record<string, string>): { status: number | null; output: string }
  /** Replaces a text of a file; throws where the file does not hold it. */
  edit(file: string, from: string | RegExp, to: string): void
  commit(message: string): void
  remove(): void
}

/** @param fill writes the content that the first commit holds */
export async function makeRepository(fill: (folder: string) => void | Promise<void>): Promise<Repository> {
  const folder = copyProject()
  copyBundles(folder)
  const spawn = (command: string, args: string[], env: Record<string, string> = {}) =>
    spawnSync(command, args, { cwd: folder, encoding: 'utf8', env: { ...process.env, ...env } })
  const git = (...args: string[]) => {
    const { status, stdout, stderr } = spawn('git', [
      '-c',
      'user.name=Test',
      '-c',
      'user.email=test@example.com',
      ...args,
    ])
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`)
    return stdout.trim()
  }
  const commit = (message: string) => {
    git('add', '--all')
    git('commit', '--quiet', '--message', message)
  }
  await fill(folder)
  writeFileSync(join(folder, '.gitignore'), 'node_modules\ndist/\n.cache/\n/review/\n')
  git('init', '--quiet', '--initial-branch=main')
  commit('The site as it was')
  return {
    folder,
    git,
    commit,
    run(script, args = [], env = {}) {
      const { status, stdout, stderr } = spawn(process.execPath, [script, ...args], env)
      return { status, output: stdout + stderr }
    },
    edit(file, from, to) {
      const path = join(folder, file)
      const text = readFileSync(path, 'utf8')
      const changed = text.replace(from, to)
      if (changed === text) throw new Error(`${file} does not hold ${from}`)
      writeFileSync(path, changed)
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
