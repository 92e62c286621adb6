import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'

/** What a person's own .npmrc or environment may say otherwise. */
const flags = [
  '--ignore-scripts',
  '--include=optional',
  '--include=peer',
  '--install-strategy=hoisted',
  '--package-lock=true',
  '--dry-run=false',
  '--global=false',
  '--engine-strict=false',
  '--workspaces=false',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
]

/**
 * Runs npm, by its JavaScript and without a shell: on Windows `npm` is a .cmd file, which cannot be started otherwise.
 * @param {string} node the program that runs it, whose version decides which optional packages are installed
 * @param {string[]} words
 * @param {string} folder
 * @param {{ production?: boolean }} [options] whether what only builds and tests is left out
 * @throws with npm's own words where it fails
 */
export function npm(node, words, folder, { production = false } = {}) {
  const cli = npmCli(process.env)
  if (!cli) {
    throw new Error(
      `npm was not found beside ${process.execPath} or on the PATH. Install Node with npm (nodejs.org), then run the command again.`,
    )
  }
  const cache = writableCache(process.env, folder)
  const { status, error, stderr } = spawnSync(
    node,
    [cli, ...words, ...flags, production ? '--omit=dev' : '--include=dev'],
    {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'pipe'],
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      env: cache ? { ...process.env, npm_config_cache: cache } : process.env,
    },
  )
  // Ctrl-C reaches npm before this process: whoever pressed it knows why npm failed.
  if (status !== 0 && stderr.includes('npm error signal SIGINT')) process.exit(130)
  if (status !== 0) throw new Error(`npm ${words.join(' ')} failed in ${folder}:\n${error?.message ?? stderr.trim()}`)
}

/**
 * npm's JavaScript: the npm that started this command, the one next to this Node, or the first on the PATH.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined}
 */
export function npmCli(env) {
  const beside = dirname(process.execPath)
  const onPath = (env.PATH ?? '').split(delimiter).flatMap(folder => {
    if (!folder) return []
    const shim = join(folder, 'npm')
    return [join(folder, 'node_modules/npm/bin/npm-cli.js'), ...(existsSync(shim) ? [realpathSync(shim)] : [])]
  })
  return [
    env.npm_execpath ?? '',
    join(beside, 'node_modules/npm/bin/npm-cli.js'),
    join(beside, '../lib/node_modules/npm/bin/npm-cli.js'),
    ...onPath,
  ].find(file => file.endsWith('npm-cli.js') && existsSync(file))
}

/**
 * A cache within the project where npm's own cannot be written, as with a read-only home.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} folder
 * @returns {string | undefined} undefined where npm's own will do
 */
export function writableCache(env, folder) {
  if (env.npm_config_cache && isWritable(env.npm_config_cache)) return undefined
  const own = process.platform === 'win32' ? join(env.LocalAppData ?? homedir(), 'npm-cache') : join(homedir(), '.npm')
  return !env.npm_config_cache && isWritable(own) ? undefined : join(folder, '.cache/npm')
}

/**
 * Whether a folder, or the nearest that exists above it, can be written to.
 * @param {string} folder
 * @returns {boolean}
 */
export function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch (error) {
    const gone = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    return gone && dirname(folder) !== folder && isWritable(dirname(folder))
  }
}
