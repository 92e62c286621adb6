import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { findChromium } from '../../src/review/screenshots/findChromium.mjs'
import { diagnoses } from './diagnose.mjs'
import { isInstalled } from './install.mjs'
import { findNode, isMusl } from './node.mjs'
import { isWritable, npmCli, writableCache } from './npm.mjs'
import { postgresPrograms } from './postgres.mjs'

/**
 * What this machine has and lacks, in at most two seconds and without changing anything.
 * @param {string} root the project's folder
 * @param {import('./diagnose.mjs').Subject[]} [subjects] all of them, unless named
 * @returns {Promise<import('./diagnose.mjs').Line[]>}
 */
export function examine(root, subjects = /** @type {any} */ (Object.keys(diagnoses))) {
  return Promise.all(subjects.map(async subject => diagnoses[subject](await read[subject](root))))
}

/** What each diagnosis is made from. */
const read = {
  node: root => ({
    version: process.version,
    platform: process.platform,
    arch: process.arch,
    musl: isMusl(),
    fetched: findNode(root) !== undefined,
  }),
  npm: root => ({ cli: npmCli(process.env), cache: writableCache(process.env, root) }),
  folder: root => ({ root, platform: process.platform }),
  writing: root => ({
    readOnly: ['.', '.cache', 'data', 'dist'].filter(name => !isWritable(join(root, name))),
    // Node has it since 18.15.
    freeBytes: fs.statfsSync ? free(fs.statfsSync(root)) : undefined,
  }),
  dependencies: root => ({ installed: isInstalled(root), present: fs.existsSync(join(root, 'node_modules')) }),
  git: root => ({
    git: git(root, '--version') !== undefined,
    repository: git(root, 'rev-parse', '--is-inside-work-tree') === 'true',
    shallow: git(root, 'rev-parse', '--is-shallow-repository') === 'true',
    autocrlf: git(root, 'config', 'core.autocrlf') === 'true',
  }),
  browser: () => ({ browser: findChromium() }),
  postgres: () => ({ postgres: postgresPrograms() !== undefined || Boolean(process.env.TEST_DATABASE_URL) }),
  async port() {
    const port = Number(process.env.PORT || 3000)
    return { port, portFree: await isFree(port) }
  },
}

/** @param {{ bavail: number, bsize: number }} statistics */
const free = ({ bavail, bsize }) => bavail * bsize

/** @type {(root: string, ...words: string[]) => string | undefined} */
function git(root, ...words) {
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isFree(port) {
  return new Promise(resolve => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })
}
