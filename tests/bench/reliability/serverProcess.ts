import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'

/** A running server of the forms. */
export interface ServerProcess {
  port: number
  pid: number
  /** Everything it wrote to its log. */
  log: () => string
  kill(signal: NodeJS.Signals): void
  /** Exit code or signal, when it has ended. */
  ended: Promise<number | NodeJS.Signals | null>
}

/** Long enough for LEADS_SECRET; the proofs forge challenges with it. */
export const BENCH_SECRET = 'the secret of the reliability proofs'

/** Starts a server on a free port and waits until it listens. */
export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'server.ts')], {
    env: { PATH: process.env.PATH ?? '', LEADS_SECRET: BENCH_SECRET, LEADS_RATE_LIMIT: '1000000', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  child.stderr.setEncoding('utf8').on('data', chunk => {
    log += chunk
  })
  const ended = new Promise<number | NodeJS.Signals | null>(resolve =>
    child.once('exit', (code, signal) => resolve(signal ?? code)),
  )
  const port = await listening(child, ended, () => log)
  return { port, pid: child.pid ?? 0, log: () => log, kill: signal => void child.kill(signal), ended }
}

async function listening(child: ChildProcess, ended: Promise<unknown>, log: () => string): Promise<number> {
  const announced = new Promise<number>(resolve => {
    let text = ''
    child.stdout?.setEncoding('utf8').on('data', chunk => {
      text += chunk
      const found = /port (\d+)\n/.exec(text)
      if (found) resolve(Number(found[1]))
    })
  })
  const exited = ended.then(how => {
    throw new Error(`The server ended (${how}) before it listened:\n${log()}`)
  })
  // Once it listens, its exit is no longer an error.
  exited.catch(() => undefined)
  return Promise.race([announced, exited])
}
