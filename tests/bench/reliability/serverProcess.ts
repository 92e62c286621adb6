import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '../../freePort.ts'
import type { Patch } from './sabotages.ts'

const root = path.resolve(import.meta.dirname, '../../..')

/** The site on its build, started as its users start it. */
export interface ServerProcess {
  port: number
  /** Process id of the server itself. */
  pid: number
  /** Process id of what was started: the same, or npm above it. */
  startedPid: number
  /** Everything it wrote to its log. */
  log(): string
  /** Resident memory of the server, MB. */
  memory(): number
  /** Signals what was started. */
  kill(signal: NodeJS.Signals): void
  /** Exit code or signal of what was started, when it has ended. */
  ended: Promise<number | NodeJS.Signals | null>
  /** Kills what is left of it. */
  end(): void
}

/** Command lines that start the site. */
export const commands = {
  npm: ['npm', 'start'],
  server: [process.execPath, 'scripts/serve.mjs'],
} as const

/** Long enough for LEADS_SECRET; the proofs forge challenges with it where they send more than one client may. */
export const BENCH_SECRET = 'the secret of the reliability proofs'

/** Settings for load that one client may not make: prepared challenges, and no limit of its rate. */
export const underLoad = { LEADS_SECRET: BENCH_SECRET, LEADS_RATE_LIMIT: '1000000' }

/** Environment of a program of the site, as a login shell gives it, with the sabotage in it. */
export function environment(env: Readonly<Record<string, string>>, sabotage: readonly Patch[]): Record<string, string> {
  const options = [
    ...(env.NODE_OPTIONS ? [env.NODE_OPTIONS] : []),
    ...(sabotage.length > 0 ? [`--import=${path.join(import.meta.dirname, 'sabotage.mjs')}`] : []),
  ].join(' ')
  return {
    PATH: process.env.PATH ?? '',
    HOME: process.env.HOME ?? '',
    ...env,
    ...(options ? { NODE_OPTIONS: options, SABOTAGE: JSON.stringify(sabotage) } : {}),
  }
}

/**
 * Starts the site on a free port and waits until it listens.
 * @param command its words; `npm start` builds first where something changed
 */
export async function startServer(
  env: Readonly<Record<string, string>>,
  sabotage: readonly Patch[] = [],
  command: readonly string[] = commands.server,
): Promise<ServerProcess> {
  const port = await freePort()
  const [program = '', ...words] = command
  const child = spawn(program, words, {
    cwd: root,
    env: environment({ PORT: String(port), HOST: '127.0.0.1', ...env }, sabotage),
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, as a terminal gives to each command.
    detached: true,
  })
  let log = ''
  const listening = Promise.withResolvers<void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', chunk => {
      log += chunk
      // The one line comes by itself, the other through the log: either may be the first.
      if (log.includes('Serving the site on') && pidIn.test(log)) listening.resolve()
    })
  }
  const ended = new Promise<number | NodeJS.Signals | null>(resolve =>
    child.once('exit', (code, signal) => resolve(signal ?? code)),
  )
  void ended.then(how => listening.reject(new Error(`The site ended (${how}) before it listened:\n${log}`)))
  await listening.promise
  const startedPid = child.pid ?? 0
  const pid = Number(pidIn.exec(log)?.[1])
  return {
    port,
    pid,
    startedPid,
    log: () => log,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
    kill: signal => void child.kill(signal),
    ended,
    end() {
      // The whole group: npm, its shell and the server.
      if (isRunning(-startedPid)) process.kill(-startedPid, 'SIGKILL')
    },
  }
}

/** The server's own process, in a line of its log. */
const pidIn = /"pid":(\d+)/

export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Time until the home page is there for a visitor of its own connection, ms; null when it does not come in 5 s. */
export async function visit(port: number): Promise<number | null> {
  const started = performance.now()
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/`, {
      headers: { connection: 'close' },
      signal: AbortSignal.timeout(5000),
    })
    await answer.text()
    return answer.status === 200 ? performance.now() - started : null
  } catch {
    return null
  }
}
