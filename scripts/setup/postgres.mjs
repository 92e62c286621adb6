import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aptInstall, mayInstall } from './apt.mjs'

const versions = '/usr/lib/postgresql'

/**
 * A throw-away PostgreSQL for the tests of the leads: `{ url, stop }`, or undefined if none is available, which
 * is reported. TEST_DATABASE_URL names one already running.
 */
export function startPostgres() {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop() {} }
  const isRoot = process.getuid?.() === 0
  if (!postgresPrograms() && mayInstall()) {
    console.log('Installing PostgreSQL for the tests of the leads …')
    aptInstall(['postgresql'])
  }
  const bin = postgresPrograms()
  if (!bin) return without('no PostgreSQL is installed')
  const folder = mkdtempSync(join(quickFolder(), 'site-postgres-'))
  chmodSync(folder, 0o777)
  const data = join(folder, 'data')
  // The server refuses to run as root.
  const as = (command, args) =>
    isRoot
      ? spawnSync('setpriv', ['--reuid=nobody', '--regid=nogroup', '--clear-groups', command, ...args], {
          encoding: 'utf8',
        })
      : spawnSync(command, args, { encoding: 'utf8' })
  const made = as(join(bin, 'initdb'), [
    '-D',
    data,
    '-U',
    'tests',
    '-A',
    'trust',
    '--no-sync',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
  ])
  if (made.status !== 0) return without(`initdb failed: ${made.stderr}`)
  const port = 20_000 + (process.pid % 20_000)
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c max_connections=200`
  const started = as(join(bin, 'pg_ctl'), ['-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start'])
  if (started.status !== 0) return without(`it did not start: ${started.stdout}${started.stderr}`)
  return {
    url: `postgres://tests@127.0.0.1:${port}/postgres`,
    stop() {
      as(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * The tests make and drop hundreds of databases, each with a flush of the whole server, and the forms refuse a server that
 * does not flush: in Linux' memory that takes no time.
 */
function quickFolder() {
  const memory = '/dev/shm'
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > 2 ** 30 ? memory : tmpdir()
}

/** Folder of the newest PostgreSQL of Debian, which is not on the PATH; undefined where there is none. */
export function postgresPrograms() {
  if (!existsSync(versions)) return undefined
  const newest = readdirSync(versions).sort((a, b) => Number(b) - Number(a))[0]
  return newest && join(versions, newest, 'bin')
}

function without(reason) {
  console.log(`The tests of the leads run on SQLite only: ${reason}.`)
  return undefined
}
