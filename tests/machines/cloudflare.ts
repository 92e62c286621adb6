import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { createApp } from '../../src/server/app.ts'
import { readEnv } from '../../src/server/env.ts'
import { readManifest } from '../../src/server/http/siteManifest.ts'
import { addresses, compared } from '../built/hostAddresses.ts'
import { Skipped } from './machine.ts'

/** Cloudflare's runtime for one's own machine; 228 MB, and therefore fetched for this alone. */
const WRANGLER = 'wrangler@4.164.0'
const PORT = 8790
const START_TIMEOUT = 180_000

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
  const runtime = spawn(
    'npm',
    [
      'exec',
      '--yes',
      '--package',
      WRANGLER,
      '--',
      'wrangler',
      'dev',
      '--local',
      '--ip',
      '127.0.0.1',
      '--port',
      `${PORT}`,
    ],
    {
      cwd: 'deploy/static',
      stdio: 'ignore',
      // A group of its own: npm does not pass signals on to what it runs.
      detached: true,
      env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
    },
  )
  try {
    await answers(runtime)
    const differences: string[] = []
    const alike = addresses.filter(address => !unlike.has(address))
    for (const address of alike) {
      const answer = await fetch(`http://127.0.0.1:${PORT}${address}`, { redirect: 'manual' })
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
    if (runtime.pid !== undefined && runtime.exitCode === null) process.kill(-runtime.pid, 'SIGTERM')
    await app.close()
  }
}

async function answers(runtime: ChildProcess): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT
  while (performance.now() < deadline) {
    if (runtime.exitCode !== null) throw new Skipped(`${WRANGLER} cannot be fetched or does not run here`)
    const reached = await fetch(`http://127.0.0.1:${PORT}/`).then(
      () => true,
      () => false,
    )
    if (reached) return
    await wait(500)
  }
  throw new Error(`${WRANGLER} did not answer within ${START_TIMEOUT / 1000} s`)
}
