import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makeDevSite } from '../e2e/devServer.ts'

test('Ctrl-C as soon as npm run dev says its address ends it with 0 and without a fault', { timeout: 180_000 }, async () => {
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
