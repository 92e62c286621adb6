import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { npmCli } from '../../scripts/setup/npm.mjs'
import { createApp } from '../../src/server/app.ts'
import { readEnv } from '../../src/server/env.ts'
import { readManifest } from '../../src/server/http/siteManifest.ts'
import { addresses, compared } from '../built/hostAddresses.ts'
import { freePort } from '../freePort.ts'
import { endAtExit, Skipped } from './machine.ts'

/** Cloudflare's runtime for one's own machine; 228 MB, and therefore fetched for this alone. */
const WRANGLER = 'wrangler@4.164.0'
const START_TIMEOUT = 60_000
const FETCH_TIMEOUT = 600_000

/** npm's cache for it: a fetch that was interrupted leaves one that npm itself does not get over. */
const cache = resolve('.cache/wrangler')

/** What Cloudflare does by itself: a temporary redirect to the address without an ending, where ours is permanent. */
const temporary = (status: number) => (status === 307 ? 301 : status)

/** Its Cache-Control of files without one of ours says at more length what ours says. */
const shortened = (value: string | undefined) => (value === 'public, max-age=0, must-revalidate' ? 'no-cache' : value)

/** It knows no `.htm`, and shows the site's 404 page in the store, which has one of its own. */
const unlike: ReadonlySet<string> = new Set(['/he/kandji.htm/?a=b', '/store/nothing', '/he/store/nothing'])

/**
 * Serves the build by Cloudflare's own runtime and compares every answer with that of the site's server.
 * @returns what was compared @throws Error naming each difference
 */
export async function compareCloudflare(): Promise<string> {
  const app = await createApp({ site: readManifest('dist'), env: readEnv({ LOG_LEVEL: 'silent' }) })
  fetchWrangler()
  const port = await freePort()
  const runtime = spawn(
    process.execPath,
    wrangler('dev', '--local', '--ip', '127.0.0.1', '--port', `${port}`, '--inspector-port', `${await freePort()}`),
    {
      cwd: 'deploy/static',
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own: npm does not pass signals on to what it runs.
      detached: true,
      env: { ...process.env, npm_config_cache: cache, CI: '1', WRANGLER_SEND_METRICS: 'false' },
    },
  )
  const stop = endAtExit(() => {
    if (runtime.pid !== undefined && runtime.exitCode === null) process.kill(-runtime.pid, 'SIGTERM')
  })
  try {
    const origin = `http://127.0.0.1:${port}`
    await answers(origin, runtime)
    const differences: string[] = []
    const alike = addresses.filter(address => !unlike.has(address))
    for (const address of alike) {
      const answer = await fetch(origin + address, { redirect: 'manual' })
      const own = await app.inject({ url: address, headers: { host: 'www.example.com' } })
      const note = (what: string, found: unknown, expected: unknown) => {
        if (found !== expected) differences.push(`${address}: ${what} is ${found}, expected ${expected}`)
      }
      const redirected = own.statusCode === 301
      note('status', temporary(answer.status), own.statusCode)
      for (const name of redirected ? ['location'] : compared) {
        note(name, shortened(answer.headers.get(name)?.toLowerCase()), own.headers[name]?.toString().toLowerCase())
      }
      if (!redirected) note('body', await answer.text(), own.body)
    }
    if (differences.length > 0) throw new Error(differences.map(line => line.slice(0, 300)).join('\n'))
    return `${WRANGLER} answered ${alike.length} addresses as the site's server does`
  } finally {
    stop()
    await app.close()
  }
}

/** What Node runs for a command of wrangler, which npm fetches where its cache has none. */
function wrangler(...words: string[]): string[] {
  const cli = npmCli(process.env)
  if (!cli) throw new Skipped('npm is not known; start this by npm run')
  return [cli, 'exec', '--yes', '--package', WRANGLER, '--', 'wrangler', ...words]
}

/** @throws Error with npm's words where it cannot be fetched, from nothing too */
function fetchWrangler(): void {
  const fetched = () =>
    spawnSync(process.execPath, wrangler('--version'), {
      encoding: 'utf8',
      timeout: FETCH_TIMEOUT,
      env: { ...process.env, npm_config_cache: cache },
    })
  if (fetched().status === 0) return
  rmSync(cache, { recursive: true, force: true })
  const { status, stderr, error } = fetched()
  if (status !== 0) throw new Error(`${WRANGLER} could not be fetched: ${error?.message ?? stderr.trim().slice(-1500)}`)
}

async function answers(origin: string, runtime: ChildProcess): Promise<void> {
  let output = ''
  for (const stream of [runtime.stdout, runtime.stderr]) {
    stream?.on('data', chunk => {
      output += chunk
    })
  }
  const deadline = performance.now() + START_TIMEOUT
  while (performance.now() < deadline) {
    if (runtime.exitCode !== null) break
    const reached = await fetch(origin).then(
      () => true,
      () => false,
    )
    if (reached) return
    await wait(200)
  }
  throw new Error(`${WRANGLER} did not answer within ${START_TIMEOUT / 1000} s:\n${output.slice(-1500)}`)
}
