import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { findWebServer, webServerNames } from '../../scripts/setup/webServers.mjs'
import { createApp } from '../../src/server/app.ts'
import { readEnv } from '../../src/server/env.ts'
import { readManifest } from '../../src/server/http/siteManifest.ts'
import { freePort } from '../freePort.ts'
import { addresses, compared } from './hostAddresses.ts'
import { staticHosts } from './staticHosts.ts'

const app = await createApp({ site: readManifest('dist'), env: readEnv({ LOG_LEVEL: 'silent' }) })
afterAll(() => app.close())

for (const name of webServerNames) {
  const found = findWebServer(name)
  describe.skipIf(!found)(`${name}, where it is installed`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'host-'))
    let child: ChildProcess
    let origin = ''
    beforeAll(async () => {
      mkdirSync(join(folder, 'home'))
      const port = await freePort()
      origin = `http://127.0.0.1:${port}`
      child = spawn(found ?? name, staticHosts[name](folder, port, resolve('dist')), {
        stdio: 'ignore',
        env: { ...process.env, HOME: join(folder, 'home') },
      })
      const answers = () =>
        fetch(origin).then(
          () => true,
          () => false,
        )
      await vi.waitUntil(answers, { timeout: 10_000 })
    })
    afterAll(() => {
      child.kill()
      rmSync(folder, { recursive: true, force: true })
    })

    it.each(addresses)('answers %s as the site’s own server does', async address => {
      const answer = await fetch(origin + address, { redirect: 'manual' })
      const own = await app.inject({ url: address, headers: { host: 'www.example.com' } })
      const redirected = own.statusCode === 301
      const headers = redirected ? ['location'] : compared
      expect({
        status: answer.status,
        ...Object.fromEntries(headers.map(header => [header, answer.headers.get(header)?.toLowerCase()])),
        body: redirected ? '' : await answer.text(),
      }).toEqual({
        status: own.statusCode,
        ...Object.fromEntries(headers.map(header => [header, own.headers[header]?.toString().toLowerCase()])),
        body: redirected ? '' : own.body,
      })
    })

    it('sends the compressed file of the build', async () => {
      const answer = await fetch(`${origin}/he/kandji`, { headers: { 'accept-encoding': 'gzip' } })
      expect(answer.headers.get('content-encoding')).toBe('gzip')
      expect(answer.headers.get('vary')?.toLowerCase()).toBe('accept-encoding')
    })
  })
}

it('_headers has fewer rules than the hundred that Cloudflare reads', () => {
  expect(readFileSync('dist/client/_headers', 'utf8').match(/^\//gm)?.length).toBeLessThan(100)
})
