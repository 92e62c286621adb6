import { expect, test } from 'vitest'
import { findChromium } from '../../src/review/screenshots/findChromium.mjs'
import { diagnoses, faults, formatLines } from './diagnose.mjs'

const alpine = { platform: 'linux', arch: 'x64', musl: true, fetched: false }

test('an old Node stops only where none can be fetched', () => {
  expect(diagnoses.node({ ...alpine, version: 'v20.20.2' })).toMatchObject({
    state: 'fault',
    advice: expect.stringContaining('apk add nodejs npm'),
  })
  expect(diagnoses.node({ ...alpine, musl: false, version: 'v20.20.2' }).state).toBe('note')
  expect(diagnoses.node({ ...alpine, version: 'v24.15.0' }).state).toBe('ok')
})

test.each(['/home/a/c#/site', '/home/a/100%/site', '/home/a/why?/site'])('%s is refused in one sentence', root => {
  expect(diagnoses.folder({ root, platform: 'linux' })).toMatchObject({ state: 'fault', advice: expect.any(String) })
})

test.each(['/home/a/שיווק (1)/site', '/Volumes/My Disk [2]/café', 'C:\\Users\\נועה\\אתר'])(
  '%s is a good place',
  root => {
    expect(diagnoses.folder({ root, platform: 'win32' }).state).toBe('ok')
  },
)

test('a long path is noted on Windows, which has a limit', () => {
  const root = `C:\\${'long\\'.repeat(30)}`
  expect([
    diagnoses.folder({ root, platform: 'win32' }).state,
    diagnoses.folder({ root, platform: 'linux' }).state,
  ]).toEqual(['note', 'ok'])
})

test('without git, and in a shallow clone, it says what does not work and what to do', () => {
  const here = { git: true, repository: true, shallow: false, autocrlf: false }
  expect(diagnoses.git(here).state).toBe('ok')
  expect(diagnoses.git({ ...here, git: false }).text).toContain('everything but npm run review')
  expect(diagnoses.git({ ...here, shallow: true }).advice).toBe('git fetch --unshallow')
})

test('what stops comes first, each with advice below it', () => {
  const lines = [diagnoses.port({ port: 3000, portFree: true }), diagnoses.folder({ root: '/a#b', platform: 'linux' })]
  expect(faults(lines)).toHaveLength(1)
  expect(formatLines(lines)).toMatchInlineSnapshot(`
    "FAULT  The project lies in /a#b, and a path with “#” cannot be built from.
           Rename the folder or move the project to one without “#”.
    ok     Port 3000 is free"
  `)
})

test.each([
  ['win32', { ProgramFiles: 'C:\\Program Files' }, 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
  ['win32', { 'ProgramFiles(x86)': 'C:\\x86' }, 'C:\\x86\\Microsoft\\Edge\\Application\\msedge.exe'],
  ['darwin', {}, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  ['linux', {}, '/usr/bin/chromium'],
  ['linux', { CHROMIUM_PATH: '/opt/c' }, '/opt/c'],
])('on %s with %o the browser is %s', (platform, env, path) => {
  expect(findChromium({ platform, env, exists: file => file === path })).toBe(path)
})
