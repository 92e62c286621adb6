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
    for (const unit of ['site.service', 'site.socket']) {
      // Only what is not installed here is replaced.
      const text = readFileSync(join('deploy/systemd', unit), 'utf8').replace(
        '/opt/site/current/bin/serve',
        process.execPath,
      )
      writeFileSync(join(folder, unit), text)
    }
    const { status, stderr } = spawnSync(
      verifier,
      ['verify', join(folder, 'site.service'), join(folder, 'site.socket')],
      {
        encoding: 'utf8',
      },
    )
    const own = stderr.split('\n').filter(line => line.includes('site.'))
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
