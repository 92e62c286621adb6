import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, dirname } from 'node:path'
import { toolFile } from './tools.mjs'

/**
 * Puts the Node that everything runs on first on the PATH, for tools that start `node` by name. Set in this process, whose
 * environment knows the variable as PATH or Path.
 * @param {string} node
 */
export function putNodeOnPath(node) {
  if (node !== process.execPath) process.env.PATH = `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`
}

/** How often to check whether npm's shell is still alive, ms. As a container's first process, npm ends 500 ms after it. */
const parentInterval = 100

const stopSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Runs steps one after the other until one fails; `words` go to the last.
 * @param {string} root
 * @param {string} node
 * @param {readonly import('./commands.mjs').Step[]} steps
 * @param {string[]} [words]
 * @param {Record<string, string>} [env]
 * @returns {Promise<number>} exit code of the last that ran
 */
export async function runSteps(root, node, steps, words = [], env = {}) {
  for (const [index, step] of steps.entries()) {
    const status = await runStep(root, node, step, index === steps.length - 1 ? words : [], env)
    if (status !== 0) return status
  }
  return 0
}

/**
 * Runs a step and prints why where it cannot even start. Whoever stops this process stops the step: npm, service managers
 * and containers signal the process that they started only, and a server that outlived it would keep its port.
 * @type {(root: string, node: string, step: import('./commands.mjs').Step, more: string[], env: Record<string, string>) => Promise<number>}
 */
async function runStep(root, node, { file, tool, words = [], flags = [], says, ignoresSignals, isGroup }, more, env) {
  if (says) console.log(says[0])
  const program = file ?? toolFile(root, tool ?? '')
  const child = spawn(node, [...flags, program, ...words, ...more], {
    stdio: 'inherit',
    cwd: root,
    env: { ...process.env, ...env },
    // Windows has no groups; there Ctrl-C reaches every process of the console.
    detached: isGroup && process.platform !== 'win32',
  })
  let stoppedBy
  const forward = signal => {
    stoppedBy = signal
    child.kill(ignoresSignals ? 'SIGKILL' : signal)
  }
  for (const signal of stopSignals) process.on(signal, forward)
  // npm signals its shell only, and Debian's (dash) ends without passing it on.
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event === undefined || process.ppid === parent) return
    clearInterval(watch)
    forward('SIGTERM')
  }, parentInterval)
  const status = await new Promise(resolve => {
    child.once('error', error => {
      console.error(`${node} could not be started: ${error.message}`)
      resolve(1)
    })
    child.once('exit', (code, signal) => {
      const by = (ignoresSignals && stoppedBy) || signal || 'SIGTERM'
      resolve(code ?? 128 + constants.signals[by])
    })
  })
  if (isGroup) killGroup(child.pid)
  clearInterval(watch)
  for (const signal of stopSignals) process.off(signal, forward)
  if (stoppedBy) process.exit(status)
  if (says?.[1] && status === 0) console.log(says[1])
  return status
}

/**
 * Ends what is left of a group of processes.
 * @param {number | undefined} pid of its first
 */
function killGroup(pid) {
  try {
    if (pid) process.kill(-pid, 'SIGKILL')
  } catch {
    // None is left.
  }
}
