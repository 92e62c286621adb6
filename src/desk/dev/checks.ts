import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Finding } from '../../content/fault.ts'
import type { ContentFiles } from '../../content/readFiles.ts'
import type { Snapshot } from '../../content/snapshot.ts'
import type { CheckAnswer, CheckRequest } from './checker.ts'
import { ownChecks } from './ownChecks.ts'
import type { PairState } from './state.ts'

/** The content checks and the state of the translations, worked out alongside the server so that they never delay a page. */
export interface Checks {
  /** What the last finished run found. */
  readonly findings: readonly Finding[]
  /** By the file of either language; empty before the first run. */
  readonly pairs: Readonly<Record<string, PairState>>
  /** Whether the content has changed since `findings` were found. */
  readonly pending: boolean
  /** The content changed: run again, shortly, once the run under way has ended. */
  outdate(saved?: ReadonlySet<string>): void
  /** What they find in the content as it is now: resolves once nothing is left to be checked, fails where their process ends before. */
  findingsNow(): Promise<readonly Finding[]>
  close(): Promise<void>
}

/** Checks whose findings each rendering reports at once in the same words; those of an older run may be fixed by now. */
export const reportedByRender: ReadonlySet<string> = new Set(['syntax', 'frontMatter', 'data', ...ownChecks])

/** Time without a change after which a run begins, ms: it takes a core for a second, of which the page has the first need. */
const delay = 400

/** `onAnswer` is called after each run. The process starts with the first run, and again when it has died. */
export function createChecks(
  live: { readonly snapshot: Pick<Snapshot, 'root' | 'files'> },
  onAnswer: () => void,
): Checks {
  let child: ChildProcess | undefined
  let findings: readonly Finding[] = []
  let pairs: Readonly<Record<string, PairState>> = {}
  /** What the process has been sent. */
  let sent: ContentFiles = new Map()
  let wanted = false
  let running = false
  let closed = false
  let waiting: ReturnType<typeof setTimeout> | undefined
  /** Called once nothing is left to be checked. */
  const whenIdle: { resolve: () => void; reject: (error: Error) => void }[] = []

  const start = (): ChildProcess => {
    const made = fork(fileURLToPath(new URL('./checker.ts', import.meta.url)), {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      serialization: 'advanced',
    })
    made.on('message', (answer: CheckAnswer) => {
      running = false
      ;({ findings, pairs } = answer)
      onAnswer()
      run()
      if (!wanted && !running) for (const { resolve } of whenIdle.splice(0)) resolve()
    })
    made.on('exit', () => {
      child = undefined
      sent = new Map()
      running = false
      if (closed) return
      onAnswer()
      run()
      if (wanted || running) return
      for (const { reject } of whenIdle.splice(0))
        reject(new Error('The process of the checks ended before it answered.'))
    })
    return made
  }
  const run = () => {
    if (!wanted || running || closed) return
    wanted = false
    running = true
    child ??= start()
    const { root, files } = live.snapshot
    const changed = new Map([...files].filter(([file, content]) => sent.get(file) !== content))
    const removed = [...sent.keys()].filter(file => !files.has(file))
    child.send({ root, changed, removed } satisfies CheckRequest)
    sent = files
  }

  const outdate = (files: ReadonlySet<string> = new Set()) => {
    findings = findings.filter(({ check, file }) => !(files.has(file) && reportedByRender.has(check)))
    wanted = true
    clearTimeout(waiting)
    waiting = setTimeout(run, delay)
  }

  return {
    get findings() {
      return findings
    },
    get pairs() {
      return pairs
    },
    get pending() {
      return wanted || running
    },
    outdate,
    async findingsNow() {
      const idle = new Promise<void>((resolve, reject) => whenIdle.push({ resolve, reject }))
      outdate()
      await idle
      return findings
    },
    async close() {
      closed = true
      clearTimeout(waiting)
      const ending = child
      if (!ending) return
      const ended = new Promise(resolve => ending.once('exit', resolve))
      ending.kill()
      await ended
    },
  }
}
