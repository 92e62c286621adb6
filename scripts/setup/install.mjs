// Runs under any Node, with nothing installed yet: plain JavaScript, no dependency.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The project's folder; the scripts work from anywhere. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

const oldestNode = 20
const mark = `${root}node_modules/.installed`

/** Installs the dependencies when node_modules does not match the lock file. */
export function install() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < oldestNode) {
    console.error(`This project needs Node ${oldestNode} or newer to begin with; this is ${process.version}.`)
    process.exit(1)
  }
  process.chdir(root)
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return
  console.log('Installing the dependencies, Node 24 among them (npm ci) …')
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(mark, lock)
}

/** Runs a command with the project's own Node and tools first on the path; ends this process when it fails. */
export function run(command, args, options = {}) {
  const result = tryRun(command, args, options)
  if (result.status !== 0) process.exit(result.status ?? 1)
}

/** Runs a command and returns its result, whatever it is. */
export function tryRun(command, args, options = {}) {
  const env = { ...process.env, ...options.env, PATH: `${root}node_modules/.bin:${process.env.PATH}` }
  return spawnSync(command, args, { stdio: 'inherit', cwd: root, ...options, env })
}
