import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Finding } from '../../content/fault.ts'
import { ownChecks } from './ownFaults.ts'
import type { PairState } from './state.ts'

export interface CheckRequest {
  root: string
  /** Files saved since the last request. */
  saved: string[]
}

export type CheckAnswer = { findings: Finding[]; pairs: Record<string, PairState> } | { failure: string }

/** The content checks and the state of the translations, worked out beside the server so that they never delay a page. */
export interface Checks {
  /** What the last finished run found. */
  readonly findings: readonly Finding[]
  /** By the file of either language; empty before the first run. */
  readonly pairs: Readonly<Record<string, PairState>>
  /** Whether the content has changed since `findings` were found. */
  readonly pending: boolean
  /** The content changed: run again, once the run under way has ended. */
  outdate(saved?: ReadonlySet<string>): void
  close(): Promise<void>
}

/** Faults that each rendering tells at once in the same words; told by an older run they may be mended by now. */
const toldByRendering = new Set(['syntax', 'frontMatter', 'data', ...ownChecks.map(({ name }) => name)])

/** `onAnswer` is called after each run. The process starts with the first run, and again when it has died. */
export function createChecks(root: string, onAnswer: () => void): Checks {
  let child: ChildProcess | undefined
  let findings: readonly Finding[] = []
  let pairs: Readonly<Record<string, PairState>> = {}
  let saved = new Set<string>()
  let wanted = false
  let running = false
  let closed = false

  const start = (): ChildProcess => {
    const made = fork(fileURLToPath(new URL('./checker.ts', import.meta.url)), {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    made.on('message', (answer: CheckAnswer) => {
      running = false
      if ('failure' in answer) console.warn(`The content could not be checked: ${answer.failure}`)
      else ({ findings, pairs } = answer)
      onAnswer()
      run()
    })
    made.on('exit', () => {
      child = undefined
      running = false
      if (closed) return
      onAnswer()
      run()
    })
    return made
  }
  const run = () => {
    if (!wanted || running || closed) return
    wanted = false
    running = true
    child ??= start()
    child.send({ root, saved: [...saved] } satisfies CheckRequest)
    saved = new Set()
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
    outdate(files = new Set()) {
      for (const file of files) saved.add(file)
      findings = findings.filter(({ check, file }) => !(files.has(file) && toldByRendering.has(check)))
      wanted = true
      run()
    },
    async close() {
      closed = true
      const ending = child
      if (!ending) return
      const ended = new Promise(resolve => ending.once('exit', resolve))
      ending.kill()
      await ended
    },
  }
}
