import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

const verifier = 'systemd-analyze'
const lacksSystemd = spawnSync(verifier, ['--version']).error !== undefined

it.skipIf(lacksSystemd)('systemd finds no fault in the units', () => {
  const folder = mkdtempSync(join(tmpdir(), 'units-'))
  try {
    const units = ['site.service', 'site.socket', 'previews.service']
    for (const unit of units) {
      // Only what is not installed here is replaced.
      const text = readFileSync(join('deploy/systemd', unit), 'utf8').replace(
        /\/opt\/site\/current\/bin\/\w+/,
        process.execPath,
      )
      writeFileSync(join(folder, unit), text)
    }
    const { status, stderr } = spawnSync(verifier, ['verify', ...units.map(unit => join(folder, unit))], {
      encoding: 'utf8',
    })
    const own = stderr.split('\n').filter(line => units.some(unit => line.includes(unit)))
    expect({ status, own }).toEqual({ status: 0, own: [] })
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it('the compose file gives the site no rights and no writable file system but its folder', () => {
  const { services } = parse(readFileSync('deploy/docker/compose.yaml', 'utf8'))
  expect(services.site).toMatchObject({ read_only: true, cap_drop: ['ALL'], volumes: ['site:/var/lib/site'] })
  expect(services.postgres.networks).toEqual(['inside'])
})
