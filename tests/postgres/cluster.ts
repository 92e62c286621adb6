import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { freePort } from '../freePort.ts'

/** A PostgreSQL of our own, in a temporary folder, on a free port of the loopback. */
export interface Cluster {
  url: string
  /** Process id of the postmaster while it runs. */
  pid: () => number | undefined
  start(): Promise<void>
  /** `fast` ends sessions and shuts down; `kill` is a SIGKILL of the postmaster and what it leaves behind. */
  stop(how: 'fast' | 'kill'): Promise<void>
  /** Stops and deletes everything. */
  remove(): Promise<void>
}

/** Newest folder with PostgreSQL's server programs, or null where the system has none. */
export function postgresPrograms(): string | null {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map(version => path.join(root, version, 'bin')),
    '/usr/bin',
    '/usr/local/bin',
    '/opt/homebrew/bin',
  ]
  return folders.find(folder => existsSync(path.join(folder, 'initdb'))) ?? null
}

/**
 * Makes and starts a cluster with PostgreSQL's own defaults, `fsync` on.
 * @param folder where its data goes; without it a temporary folder
 * @throws Error when the system has no PostgreSQL server
 */
export async function createCluster(folder?: string): Promise<Cluster> {
  const programs = postgresPrograms()
  if (programs === null) throw new Error('No PostgreSQL server found; on Debian: apt-get install postgresql')
  const base = folder ?? mkdtempSync(path.join(tmpdir(), 'leads-postgres-'))
  const user = serverUser()
  if (user !== null) chownSync(base, user.uid, user.gid)
  const as = user ?? {}
  const data = path.join(base, 'data')
  execFileSync(path.join(programs, 'initdb'), ['-D', data, '-U', 'leads', '-A', 'trust', '-E', 'UTF8', '--locale=C'], {
    ...as,
    cwd: base,
    stdio: 'ignore',
  })
  const port = await freePort()
  const url = `postgres://leads@127.0.0.1:${port}/postgres`
  let server: ChildProcess | null = null

  const cluster: Cluster = {
    url,
    pid: () => server?.pid,
    async start() {
      // A postmaster that was killed leaves its lock file behind.
      rmSync(path.join(data, 'postmaster.pid'), { force: true })
      const started = spawn(
        path.join(programs, 'postgres'),
        ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${base}`],
        { ...as, cwd: base, stdio: 'ignore' },
      )
      server = started
      await untilAnswers(url, started)
    },
    async stop(how) {
      const running = server
      if (running === null) return
      server = null
      await new Promise<void>(resolve => {
        running.once('exit', () => resolve())
        if (how === 'fast') running.kill('SIGINT')
        else killTree(running.pid)
      })
    },
    async remove() {
      await cluster.stop('fast')
      rmSync(base, { recursive: true, force: true })
    },
  }
  await cluster.start()
  return cluster
}

/** SIGKILL to the postmaster and its children at once, as when a machine loses its power but for the disk cache. */
function killTree(pid: number | undefined): void {
  if (pid === undefined) return
  const tasks = `/proc/${pid}/task/${pid}/children`
  const children = existsSync(tasks) ? readFileSync(tasks, 'utf8').trim().split(' ').filter(Boolean).map(Number) : []
  for (const one of [pid, ...children]) {
    try {
      process.kill(one, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }
}

/** PostgreSQL refuses to run as root; then its package's own user runs it. */
function serverUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** After a kill the postmaster may first wait for orphans of the last one, and then recover: give it time. */
async function untilAnswers(url: string, server: ChildProcess): Promise<void> {
  const deadline = performance.now() + 30_000
  for (;;) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode} while starting.`)
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (performance.now() > deadline) throw error
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  }
}
