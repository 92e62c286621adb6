import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makeDevSite } from '../e2e/devServer.ts'

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
