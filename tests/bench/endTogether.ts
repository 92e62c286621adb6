import type { ChildProcess } from 'node:child_process'
import { subscribe } from 'node:diagnostics_channel'
import { constants } from 'node:os'

// Loaded before a bench: what it started ends with it, however it ends. A server that stopped in its own time would write
// to a folder that is removed meanwhile.
const running = new Set<ChildProcess>()
subscribe('child_process', message => {
  const { process: child } = message as { process: ChildProcess }
  running.add(child)
  child.once('exit', () => running.delete(child))
})
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(128 + constants.signals[signal]))
}
