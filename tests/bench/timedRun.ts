import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What a command took: its times, and bytes of its largest process. */
export interface Usage {
  readonly wall: number
  readonly cpu: number
  readonly memory: number
}

const usage = pathToFileURL(join(import.meta.dirname, 'usage.ts')).href

// What is being timed, or serves, ends with the bench.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => process.exit(128 + constants.signals[signal]))

/**
 * Runs a file with Node in `root`; times are in seconds.
 * @throws with its output where it fails
 */
export async function timedRun(root: string, ...words: string[]): Promise<Usage> {
  const file = join(tmpdir(), 'usage')
  rmSync(file, { force: true })
  const started = performance.now()
  const child = spawn(process.execPath, words, {
    cwd: root,
    env: { ...process.env, USAGE_FILE: file, NODE_OPTIONS: `--import=${usage}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = () => child.kill()
  process.once('exit', stop)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', text => (output += text))
  const [status] = await once(child, 'close')
  process.off('exit', stop)
  const wall = (performance.now() - started) / 1000
  if (status !== 0) throw new Error(`node ${words.join(' ')} failed:\n${output}`)
  const processes: Omit<Usage, 'wall'>[] = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  return {
    wall,
    cpu: processes.reduce((sum, { cpu }) => sum + cpu, 0),
    memory: Math.max(...processes.map(({ memory }) => memory)),
  }
}

/** What a calibration takes on the two cores on which the limits were set, s. */
export const reference = { wall: 1, cpu: 1.4 }

/**
 * Times a command between two calibrations, so that a slower machine, or other work on it, slows both: the times are in
 * calibrations.
 */
export async function calibratedRun(root: string, ...words: string[]): Promise<Usage> {
  const before = await calibrate()
  const { wall, cpu, memory } = await timedRun(root, ...words)
  const after = await calibrate()
  return { wall: (2 * wall) / (before.wall + after.wall), cpu: (2 * cpu) / (before.cpu + after.cpu), memory }
}

const calibrate = () => timedRun(process.cwd(), join(import.meta.dirname, 'calibration.ts'))
