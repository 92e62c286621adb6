import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { isNewEnough } from '../../scripts/setup/node.mjs'

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

it('the operator’s command of a machine runs as the server does', () => {
  const unit = readFileSync('deploy/systemd/site.service', 'utf8')
  const command = readFileSync('deploy/systemd/leads', 'utf8')
  const setting = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? ''
  expect(command).toContain(`--property=User=${setting('User')} `)
  expect(command).toContain(`--property=UMask=${setting('UMask')} `)
  expect(command).toContain(`--property=EnvironmentFile=${setting('EnvironmentFile')} `)
  expect(command).toContain(`--setenv=${setting('Environment')} `)
  expect(command).toContain(setting('ExecStart').replace(/\/serve$/, '/leads'))
})

it('the compose file gives the site no rights and no writable file system but its folder', () => {
  const { services } = parse(readFileSync('deploy/docker/compose.yaml', 'utf8'))
  expect(services.site).toMatchObject({ read_only: true, cap_drop: ['ALL'], volumes: ['site:/var/lib/site'] })
  expect(services.postgres.networks).toEqual(['inside'])
})

// Docker itself is not everywhere that the tests run: what its files name is compared with what there is.
const dockerfile = readFileSync('deploy/docker/Dockerfile', 'utf8')
const compose = z
  .object({
    services: z.record(
      z.string(),
      z.looseObject({
        build: z.object({ context: z.string(), dockerfile: z.string() }).optional(),
        environment: z.record(z.string(), z.string()).default({}),
        volumes: z.array(z.string()).default([]),
        networks: z.array(z.string()),
        depends_on: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]).default([]),
      }),
    ),
    networks: z.record(z.string(), z.unknown()),
    volumes: z.record(z.string(), z.unknown()),
  })
  .parse(parse(readFileSync('deploy/docker/compose.yaml', 'utf8')))

it('the Dockerfile has commands, settings and a Node that there are', () => {
  const [, node = ''] = /^FROM node:(\S+?)-/m.exec(dockerfile) ?? []
  expect(isNewEnough(`v${node}.0`)).toBe(true)
  const commands = [...dockerfile.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name)
  expect(commands).toEqual(['release'])
  const settings = [...(/^ENV (.*)$/m.exec(dockerfile)?.[1] ?? '').matchAll(/(\w+)=/g)].map(([, name]) => name ?? '')
  expect(settings.filter(name => !isSetting(name))).toEqual([])
  const [, started] = /^CMD \["\.\/bin\/(\w+)"\]$/m.exec(dockerfile) ?? []
  expect(readFileSync('deploy/systemd/site.service', 'utf8')).toContain(`/bin/${started}\n`)
})

it('the compose file names files, services, networks, volumes and settings that there are', () => {
  const folder = 'deploy/docker'
  for (const [name, { build, environment, volumes, networks, depends_on: needs }] of Object.entries(compose.services)) {
    if (build) expect(existsSync(join(folder, build.context, build.dockerfile))).toBe(true)
    for (const volume of volumes) {
      const [source = ''] = volume.split(':')
      expect(source.startsWith('.') ? existsSync(join(folder, source)) : source in compose.volumes, volume).toBe(true)
    }
    expect(networks.filter(network => !(network in compose.networks))).toEqual([])
    expect((Array.isArray(needs) ? needs : Object.keys(needs)).filter(need => !(need in compose.services))).toEqual([])
    if (name === 'site') expect(Object.keys(environment).filter(setting => !isSetting(setting))).toEqual([])
  }
  const [, host = '', port] = /reverse_proxy (\w+):(\d+)/.exec(readFileSync(join(folder, 'Caddyfile'), 'utf8')) ?? []
  expect(compose.services[host]?.build).toBeDefined()
  expect(dockerfile).toMatch(new RegExp(`^ENV .*\\bPORT=${port}\\b`, 'm'))
  expect(dockerfile).toMatch(new RegExp(`^EXPOSE ${port}$`, 'm'))
})

/** Whether the operator's manual has a row for it. */
function isSetting(name: string): boolean {
  return readFileSync('docs/operations.md', 'utf8').includes(`\n| \`${name}\` |`)
}
