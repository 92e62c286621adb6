import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Writes again as soon as the folder is removed, as a server does that Ctrl-C stops at the same time. */
const writer = `
  import { existsSync, mkdirSync } from 'node:fs'
  import { parentPort } from 'node:worker_threads'
  parentPort.postMessage('ready')
  while (existsSync(process.env.TMPDIR));
  mkdirSync(process.env.TMPDIR + '/kept', { recursive: true })`

const script = `
  import { Worker } from 'node:worker_threads'
  import { moveTemporaryFiles } from '${new URL('temporaryFolder.mjs', import.meta.url)}'
  moveTemporaryFiles('test-')
  console.log(process.env.TMPDIR)
  new Worker(${JSON.stringify(writer)}, { eval: true }).once('message', () => process.exit())`

test('the folder goes, also when something writes to it while it is removed', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(stdout).toContain('test-')
  expect(existsSync(stdout.trim())).toBe(false)
})
