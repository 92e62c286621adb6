import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { commands } from './commands.mjs'
import { missingPackages } from './install.mjs'
import { isNewEnough, nodePackage, oldestNode } from './node.mjs'
import { isWritable, npmCli } from './npm.mjs'
import { toolFile } from './tools.mjs'

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const folder = mkdtempSync(join(tmpdir(), 'setup-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('Node is new enough from the oldest that package.json names', () => {
  expect(json('package.json').engines.node).toBe(`>=${oldestNode}`)
  expect(['v20.20.2', 'v24.14.9', 'v24.15.0', 'v26.0.0'].map(isNewEnough)).toEqual([false, false, true, true])
})

test('the fetched Node of every platform is one that is new enough, with a checksum', () => {
  const { packages } = json('scripts/setup/node/package-lock.json')
  for (const platform of ['darwin', 'linux', 'win32']) {
    for (const arch of ['arm64', 'x64']) {
      const { version, os, cpu, integrity } = packages[`node_modules/${nodePackage({ platform, arch, musl: false })}`]
      expect([isNewEnough(version), os, cpu, integrity]).toEqual([
        true,
        platform,
        arch,
        expect.stringMatching(/^sha512-/),
      ])
    }
  }
  expect(nodePackage({ platform: 'linux', arch: 'x64', musl: true })).toBeUndefined()
})

const linux = { os: ['linux'], cpu: ['x64'], libc: ['glibc'], optional: true, version: '1.0.0' } as const
const mac = { os: ['darwin'], cpu: ['arm64'], optional: true, version: '1.0.0' } as const
const wanted = { '': { version: '' }, a: { version: '1.0.0' }, linux, mac }
const machine = { platform: 'linux', arch: 'x64', musl: false }

test.each([
  ['what is native elsewhere may be missing', { a: wanted.a, linux }, []],
  ['another version is missing', { a: { version: '0.9.0' }, linux }, ['a']],
  ["another machine's node_modules are missing what is native here", { a: wanted.a, mac }, ['linux']],
])('%s', (_, present, missing) => {
  expect(missingPackages(wanted as never, present as never, machine)).toEqual(missing)
})

test('npm is found where it started this command, and on the PATH of a Windows folder', () => {
  const cli = join(folder, 'node_modules/npm/bin/npm-cli.js')
  mkdirSync(join(cli, '..'), { recursive: true })
  writeFileSync(cli, '')
  expect(npmCli({ npm_execpath: cli })).toBe(cli)
  // yarn or pnpm started it: they do not read this lock file.
  expect(npmCli({ npm_execpath: '/usr/lib/yarn.js', PATH: folder })).not.toBe('/usr/lib/yarn.js')
})

test('a folder that does not exist yet can be written to where the one above it can', () => {
  expect(isWritable(join(tmpdir(), 'not/yet/there'))).toBe(true)
  expect(isWritable(join(process.execPath, 'below/a/file'))).toBe(false)
})

test('every script of package.json starts through setup, and every tool has JavaScript to start', () => {
  const { scripts } = json('package.json')
  expect(Object.keys(scripts).sort()).toEqual([...Object.keys(commands), 'doctor'].sort())
  for (const [name, line] of Object.entries(scripts)) expect(line).toBe(`node scripts/setup/run.mjs ${name}`)
  for (const { tool } of Object.values(commands).flat()) {
    if (tool) expect(readFileSync(toolFile(process.cwd(), tool), 'utf8')).toMatch(/^#!.*node|import|require/)
  }
})
