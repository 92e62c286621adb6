import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { command, endAtExit, Skipped } from '../machine.ts'

const programs = ['debootstrap', 'systemd-nspawn', 'nsenter', 'unshare']

/** The release of Debian that the machines are. */
const RELEASE = 'bookworm'

/** How long one command may take, ms. */
const TIMEOUT = 1_200_000

/** How many containers were started. */
let groups = 0

/** nspawn wants the unified tree of control groups, which not every machine has mounted. */
const mountGroups = 'umount -R /sys/fs/cgroup; mount -t cgroup2 none /sys/fs/cgroup'

/**
 * Starts a container in a control group of its own. In that of another one its systemd would take the other's processes
 * for those of its services of the same name.
 */
const inOwnGroup = `${mountGroups}
mkdir "/sys/fs/cgroup/$0" && echo 0 > "/sys/fs/cgroup/$0/cgroup.procs"
exec unshare --cgroup sh -c '${mountGroups}; exec "$@" </dev/null' sh "$@"`

/** Processes that were killed take a moment to leave it. */
const removeGroup = `${mountGroups}
for _ in $(seq 50); do
  find "/sys/fs/cgroup/$0" -depth -type d -exec rmdir {} + && break
  sleep 0.1
done`

interface Outcome {
  status: number | null
  output: string
}

/**
 * A bare Debian in a container, as root of it. With `network`, it has this machine's; otherwise none but its own.
 * With `systemd` that is its first process.
 */
export class Debian implements Disposable {
  readonly folder: string
  readonly pid: number
  private readonly end: () => void

  private constructor(folder: string, pid: number, end: () => void) {
    this.folder = folder
    this.pid = pid
    this.end = end
  }

  /** Makes the files of one, with packages of Debian besides the least; from its mirror, nothing cached. */
  static install(folder: string, packages: readonly string[]): void {
    for (const program of programs) {
      if (!['/usr/sbin', '/usr/bin', '/sbin', '/bin'].some(path => existsSync(join(path, program))))
        throw new Skipped(`install ${programs.join(', ')} (Debian: debootstrap systemd-container)`)
    }
    if (process.getuid?.() !== 0) throw new Skipped('needs root')
    const [mirror = ''] = command('.', 'apt-get', ['indextargets', '--format', '$(REPO_URI)']).split('\n')
    const words = ['--variant=minbase', `--include=${packages.join(',')}`, RELEASE, folder]
    const releases = mirror.replace('debian-security', 'debian')
    command('.', 'debootstrap', [...words, releases])
    cpSync('/etc/resolv.conf', join(folder, 'etc/resolv.conf'))
    // What an installation of Debian writes and debootstrap leaves out: with security updates its browsers are today's.
    const updates = releases.replace(/debian\/?$/, 'debian-security')
    const sources = [`${releases} ${RELEASE}`, `${releases} ${RELEASE}-updates`, `${updates} ${RELEASE}-security`]
    const lines = sources.map(source => `deb ${source} main\n`)
    writeFileSync(join(folder, 'etc/apt/sources.list'), lines.join(''))
    writeFileSync(join(folder, 'etc/hosts'), '127.0.0.1 localhost\n')
  }

  static async start(folder: string, { systemd = false, network = false } = {}): Promise<Debian> {
    const words = ['--register=no', '--keep-unit', '--quiet', '--resolv-conf=off', '--timezone=off', '-D', folder]
    const first = systemd ? ['--boot'] : ['--as-pid2', 'sleep', 'infinity']
    const container = ['systemd-nspawn', ...words, ...(network ? [] : ['--private-network']), ...first]
    const group = `walk-${process.pid}-${++groups}`
    const child = spawn(
      'unshare',
      ['--mount', '--mount-proc', '--pid', '--fork', '--kill-child', 'sh', '-c', inOwnGroup, group, ...container],
      { stdio: 'ignore' },
    )
    const end = endAtExit(() => {
      child.kill('SIGKILL')
      spawnSync('unshare', ['--mount', 'sh', '-c', removeGroup, group], { stdio: 'ignore' })
    })
    const pid = await firstProcess(child, systemd ? 'systemd' : 'sleep')
    const machine = new Debian(folder, pid, end)
    if (systemd) {
      const running = 'systemctl is-system-running --wait || systemctl is-system-running | grep -q degraded'
      await machine.run(`until [ -S /run/systemd/private ]; do sleep 0.1; done; ${running}`)
    }
    return machine
  }

  /** Runs commands to their end. @returns what they printed @throws with that where they fail */
  async run(commands: string, cwd = '/root', env: Readonly<Record<string, string>> = {}): Promise<string> {
    const { status, output } = await this.attempt(commands, cwd, env)
    if (status !== 0)
      throw new Error(`${commands}\nended with ${status}, all of it in ${keep(output)}:\n${output.trim().slice(-3000)}`)
    return output
  }

  async attempt(commands: string, cwd = '/root', env: Readonly<Record<string, string>> = {}): Promise<Outcome> {
    const child = this.spawn(commands, cwd, env)
    const output = collect(child)
    const timer = setTimeout(() => child.kill('SIGKILL'), TIMEOUT)
    const status = await new Promise<number | null>(done => child.once('close', done))
    clearTimeout(timer)
    return { status, output: output() }
  }

  /** Starts a command that stays, as in a terminal of its own, and waits until it has printed something. */
  async serve(commands: string, printed: RegExp, cwd = '/root', env: Readonly<Record<string, string>> = {}) {
    const child = this.spawn(`echo $$ > /run/served.pid; exec ${commands}`, cwd, env)
    const output = collect(child)
    const deadline = performance.now() + TIMEOUT
    for (;;) {
      const found = printed.exec(output())
      if (found) {
        const ended = new Promise<number | null>(done => child.once('close', done))
        return {
          address: found[0],
          /** @returns the exit code, and the seconds that the end took */
          stop: async () => {
            const started = performance.now()
            await this.run('kill -TERM $(cat /run/served.pid)')
            return { status: await ended, seconds: (performance.now() - started) / 1000, output: output() }
          },
        }
      }
      if (child.exitCode !== null || performance.now() > deadline)
        throw new Error(`${commands}\nprinted no ${printed}:\n${output().trim().slice(-3000)}`)
      await wait(100)
    }
  }

  write(file: string, text: string): void {
    const path = join(this.folder, file)
    mkdirSync(join(path, '..'), { recursive: true })
    writeFileSync(path, text)
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8')
  }

  private spawn(commands: string, cwd: string, env: Readonly<Record<string, string>>): ChildProcess {
    const own = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/root', LANG: 'C.UTF-8' }
    return spawn(
      'nsenter',
      ['-t', `${this.pid}`, '-m', '-u', '-i', '-n', '-p', 'bash', '-euo', 'pipefail', '-c', `cd ${cwd}\n${commands}`],
      { stdio: ['ignore', 'pipe', 'pipe'], env: { ...own, ...env } },
    )
  }

  [Symbol.dispose](): void {
    this.end()
  }
}

/** What a process prints, so far. */
function collect(child: ChildProcess): () => string {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', chunk => {
      output += chunk
    })
  }
  return () => output
}

/** The process of a container that everything else is started next to. */
async function firstProcess(child: ChildProcess, name: string): Promise<number> {
  const deadline = performance.now() + 60_000
  while (performance.now() < deadline && child.exitCode === null) {
    const found = descendants(child.pid ?? 0).find(pid => {
      try {
        return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === name
      } catch {
        return false
      }
    })
    if (found) return found
    await wait(100)
  }
  throw new Skipped('systemd-nspawn does not start a container here')
}

function descendants(pid: number): number[] {
  try {
    const children = readdirSync(`/proc/${pid}/task`).flatMap(task =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(/\s+/).filter(Boolean).map(Number),
    )
    return children.flatMap(child => [child, ...descendants(child)])
  } catch {
    return []
  }
}

/** Keeps what a failed command printed, of which the end may be the least. @returns the file */
function keep(output: string): string {
  const file = join('test-results', 'walk-failed.log')
  mkdirSync('test-results', { recursive: true })
  writeFileSync(file, output)
  return file
}
