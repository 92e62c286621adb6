import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readLeadsEnv } from '../env.ts'
import { leadsSettings } from '../settings.ts'
import { defaultDatabaseFile } from './defaultFile.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'leads-default-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test.each([
  ['linux', {}, '/home/noa/.local/share/tavnit-site/leads.db'],
  ['linux', { XDG_DATA_HOME: '/srv/data' }, '/srv/data/tavnit-site/leads.db'],
  ['linux', { XDG_DATA_HOME: 'data' }, '/home/noa/.local/share/tavnit-site/leads.db'],
  ['darwin', {}, '/home/noa/Library/Application Support/tavnit-site/leads.db'],
  ['win32', { LOCALAPPDATA: '/local' }, '/local/tavnit-site/leads.db'],
  ['win32', {}, '/home/noa/AppData/Local/tavnit-site/leads.db'],
] as const)('leads are kept in the user’s data folder: on %s with %o', (platform, env, file) => {
  expect(defaultDatabaseFile({ platform, env, home: '/home/noa', folder })).toBe(path.normalize(file))
})

test('a file in the checkout, from an earlier version, stays the one', () => {
  mkdirSync(path.join(folder, 'data'))
  const old = path.join(folder, 'data', 'leads.db')
  writeFileSync(old, '')
  expect(defaultDatabaseFile({ platform: 'linux', env: {}, home: '/home/noa', folder })).toBe(old)
})

test('LEADS_DB counts before either', () => {
  expect(leadsSettings(readLeadsEnv({ LEADS_DB: '/var/lib/site/leads.db' })).database).toEqual({
    kind: 'sqlite',
    file: '/var/lib/site/leads.db',
  })
  expect(leadsSettings(readLeadsEnv({})).database).toEqual({ kind: 'sqlite', file: defaultDatabaseFile() })
})
