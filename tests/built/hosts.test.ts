import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createApp } from '../../src/server/app.ts'
import { readEnv } from '../../src/server/env.ts'
import { readManifest } from '../../src/server/http/siteManifest.ts'
import { addresses, compared } from './hostAddresses.ts'

const hosts = {
  nginx: {
    program: ['nginx', '/usr/sbin/nginx'],
    words: (folder: string, port: number) => {
      writeFileSync(
        join(folder, 'nginx.conf'),
        `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1;
        events {}
        http {
          access_log off;
          client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
          uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
          server { listen 127.0.0.1:${port}; root ${resolve('dist/client')}; include ${resolve('dist/hosts/nginx.conf')}; }
        }`,
      )
      return ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')]
    },
  },
  caddy: {
    program: ['caddy', '/usr/bin/caddy'],
    words: (folder: string, port: number) => {
      writeFileSync(
        join(folder, 'Caddyfile'),
        `{
	admin off
	auto_https off
}
http://127.0.0.1:${port} {
	root * ${resolve('dist/client')}
	import ${resolve('dist/hosts/Caddyfile')}
}
`,
      )
      return ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile']
    },
  },
}

const app = await createApp({ site: readManifest('dist'), env: readEnv({ LOG_LEVEL: 'silent' }) })
afterAll(() => app.close())

for (const [name, { program, words }] of Object.entries(hosts)) {
  const found = program.find(candidate => !spawnSync(candidate, ['version']).error)
  describe.skipIf(!found)(`${name}, where it is installed`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'host-'))
    let child: ChildProcess
    let origin = ''
    beforeAll(async () => {
      mkdirSync(join(folder, 'home'))
      const port = await freePort()
      origin = `http://127.0.0.1:${port}`
      child = spawn(found ?? name, words(folder, port), {
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

function freePort(): Promise<number> {
  return new Promise(done => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => done(port))
    })
  })
}
