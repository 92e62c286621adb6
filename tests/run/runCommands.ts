import { type ChildProcess, spawn } from 'node:child_process'
import { constants } from 'node:os'
import type { Step as Command } from '../../scripts/setup/commands.mjs'
import { toolFile } from '../../scripts/setup/tools.mjs'

/** What runs, and whether it must be killed to be stopped. */
const children = new Map<ChildProcess, boolean>()
let stopped = false

/**
 * Runs commands one after the other until one fails; what they print goes to `print`.
 * @returns whether all passed
 */
export async function runCommands(
  commands: readonly Command[],
  env: Readonly<Record<string, string>>,
  print: (text: string) => void,
): Promise<boolean> {
  for (const command of commands) if (stopped || !(await runCommand(command, env, print))) return false
  return true
}

function runCommand(
  { file, tool = '', words = [], flags = [], ignoresSignals = false }: Command,
  env: Readonly<Record<string, string>>,
  print: (text: string) => void,
): Promise<boolean> {
  const child = spawn(process.execPath, [...flags, file ?? toolFile(process.cwd(), tool), ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Tools look for a terminal, and find a pipe.
    env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...env },
  })
  children.set(child, ignoresSignals)
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', print)
  return new Promise(resolve => {
    child.once('error', error => {
      print(`${process.execPath} could not be started: ${error.message}\n`)
      resolve(false)
    })
    child.once('close', code => {
      children.delete(child)
      resolve(code === 0)
    })
  })
}

/** Whoever stops this process stops what it runs; `cleanUp` is called before it ends. */
export function stopWithThis(cleanUp: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      stopped = true
      const ended = [...children.keys()].map(child => new Promise(resolve => child.once('close', resolve)))
      for (const [child, ignoresSignals] of children) child.kill(ignoresSignals ? 'SIGKILL' : signal)
      Promise.all(ended).finally(() => {
        cleanUp()
        process.exit(128 + constants.signals[signal])
      })
    })
  }
}
