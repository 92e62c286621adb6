// Runs under any Node, with nothing installed yet: plain JavaScript, no dependency.
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'

/** The project's folder; the scripts work from anywhere. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

const oldestNode = 20

/** Installs the dependencies when node_modules does not match the lock file. */
export async function install() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < oldestNode) {
    console.error(`This project needs Node ${oldestNode} or newer to begin with; this is ${process.version}.`)
    process.exit(1)
  }
  process.chdir(root)
  if (installed()) return
  console.log('Installing the dependencies, Node 24 among them (npm ci). Once, about a minute …')
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
}

/** Whether node_modules holds what the lock file names, by the record that npm keeps in it, whoever installed it. */
function installed() {
  const wanted = packagesOf('package-lock.json')
  const present = packagesOf('node_modules/.package-lock.json')
  if (!wanted || !present) return false
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      // The first entry is the project itself; what is optional is for other machines.
      path === '' || (present[path] ? present[path].version === version : optional === true),
  )
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a command with the project's own Node and tools first on the path; ends this process when it fails. Whoever stops
 * this process stops the command: npm, service managers and containers signal the process that they started only, and a
 * server that outlived it would keep its port.
 */
export async function run(command, args, options = {}) {
  const child = spawn(command, args, settings(options))
  let stopped = false
  const forward = signal => {
    stopped = true
    child.kill(signal)
  }
  for (const signal of stopSignals) process.on(signal, forward)
  const status = await new Promise(resolve => {
    child.once('error', error => {
      console.error(`${command} could not be started: ${error.message}`)
      resolve(1)
    })
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
  for (const signal of stopSignals) process.off(signal, forward)
  if (status !== 0 || stopped) process.exit(status)
}

/** Runs a command and returns its result, whatever it is. */
export function tryRun(command, args, options = {}) {
  return spawnSync(command, args, settings(options))
}

function settings(options) {
  const env = { ...process.env, ...options.env, PATH: `${root}node_modules/.bin:${process.env.PATH}` }
  return { stdio: 'inherit', cwd: root, ...options, env }
}
