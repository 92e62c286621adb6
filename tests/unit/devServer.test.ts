import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeDevSite, startDev } from '../e2e/devServer.ts'

test('Ctrl-C as soon as npm run dev says its address ends it with 0 and without a fault', {
  timeout: 180_000,
}, async () => {
  const { root } = makeDevSite(2)
  const child = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0', LEADS_DB: `${root}/data/leads.db` },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let faults = ''
  child.stderr.on('data', chunk => {
    faults += chunk
  })
  child.stdout.on('data', chunk => {
    output += chunk
    if (/http:\/\/\S+:\d+/.test(output)) child.kill('SIGINT')
  })
  const [code] = await once(child, 'close')
  rmSync(root, { recursive: true, force: true })
  expect({ code, faults }).toEqual({ code: 0, faults: '' })
  expect(output).toMatch(/^Starting the dev server …\n/)
})

test('a page follows its menus and sources, also where the start before it had kept what renders pages', {
  timeout: 180_000,
}, async () => {
  const site = makeDevSite(2)
  onTestFinished(() => rmSync(site.root, { recursive: true, force: true }))
  const first = await startDev(site)
  await (await fetch(`${first.url}/page-1`)).text()
  await first.stop()
  const second = await startDev(site)
  onTestFinished(() => second.stop())
  const page = async () => (await fetch(`${second.url}/page-1`)).text()
  expect(await page()).toContain('<main id="main"')
  // What a browser loads; the sources are watched from then on.
  await (await fetch(`${second.url}/@vite/client`)).text()
  // The menus, which other pages have too, are not rendered again for each of them.
  site.edit('content/data/navigation.yaml', 'The first card', 'Another card')
  await vi.waitFor(async () => expect(await page()).toContain('Another card'), 20_000)
  site.edit('src/site/layout/Document.tsx', '<main id="main"', '<main id="main" data-edited=""')
  await vi.waitFor(async () => expect(await page()).toContain('<main id="main" data-edited=""'), 20_000)
})

test.each(['x', '99999'])('npm run dev names a port that is none (%s), as npm start does', PORT => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/dev.ts'], {
    encoding: 'utf8',
    env: { ...process.env, PORT },
  })
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'The environment has a fault (see docs/operations.md):\n  PORT: must be a port number, 0 to 65535\n',
  })
})
