import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../..')

/** The site on its build, started as its users start it, with the default limits. */
export interface SiteProcess {
  port: number
  /** Process id of the server itself. */
  pid: number
  /** Process id of what was started: the same, or npm above it. */
  startedPid: number
  /** Resident memory of the server, MB. */
  memory(): number
  /** Kills what is left of it. */
  end(): void
}

/** Command lines that start the site. */
export const commands = {
  npm: ['npm', 'start'],
  server: [process.execPath, 'scripts/serve.mjs'],
} as const

/**
 * Starts the site on a free port and waits until it listens.
 * @param command its words; `npm start` builds first where something changed
 */
export async function startSite(command: readonly string[], env: Record<string, string>): Promise<SiteProcess> {
  const port = await freePort()
  const [program = '', ...words] = command
  const child = spawn(program, words, {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', PORT: String(port), HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, as a terminal gives to each command.
    detached: true,
  })
  let log = ''
  const listening = Promise.withResolvers<void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', chunk => {
      log += chunk
      if (log.includes('Serving the site on')) listening.resolve()
    })
  }
  child.once('exit', how => listening.reject(new Error(`The site ended (${how}) before it listened:\n${log}`)))
  await listening.promise
  const pid = Number(/"pid":(\d+)/.exec(log)?.[1])
  return {
    port,
    pid,
    startedPid: child.pid ?? 0,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
    end() {
      for (const left of [pid, child.pid ?? 0]) if (isRunning(left)) process.kill(left, 'SIGKILL')
    },
  }
}

export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
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
