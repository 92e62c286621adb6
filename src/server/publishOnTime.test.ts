import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createApp } from './app.ts'
import { publishOnTime } from './publishOnTime.ts'

const start = Date.parse('2026-12-01T07:00:00Z')
const hour = 60 * 60 * 1000

beforeEach(() => void vi.useFakeTimers({ now: start }))
afterEach(() => void vi.useRealTimers())

/** A build with a version for each moment; the one for now is moment 0. */
function built(versions: Record<number, { page: string; old?: string }>): string {
  const dist = mkdtempSync(join(tmpdir(), 'versions-'))
  onTestFinished(() => rmSync(dist, { recursive: true }))
  for (const [moment, { page, old }] of Object.entries(versions)) {
    const folder = moment === '0' ? dist : join(dist, 'ahead', moment)
    mkdirSync(join(folder, 'client'), { recursive: true })
    writeFileSync(join(folder, 'client', `${page}.html`), page)
    const notes = {
      origin: 'https://www.example.com',
      preview: false,
      measured: false,
      csp: { scripts: [`'sha256-${page}'`], styles: [] },
      redirects: old ? [{ from: old, to: `/${page}` }] : [],
    }
    writeFileSync(join(folder, 'site.json'), JSON.stringify(notes))
  }
  return dist
}

async function served(dist: string) {
  const { site, start } = publishOnTime(dist)
  const env = { LOG_LEVEL: 'silent' as const, TRUST_PROXY: [], HUMAN_CHECK: 'altcha' as const }
  const app = await createApp({ site, env })
  onTestFinished(() => app.close())
  const changes: unknown[][] = []
  onTestFinished(start((...change) => changes.push(change)))
  return { changes, get: (url: string) => app.inject({ url, headers: { host: 'www.example.com' } }) }
}

test('each version is served from its minute on, with its redirects and headers', async () => {
  const dist = built({
    0: { page: 'one' },
    [start + hour]: { page: 'two', old: '/one' },
    [start + 30 * 24 * hour]: { page: 'three' },
  })
  const { get, changes } = await served(dist)
  await vi.advanceTimersByTimeAsync(hour - 1)
  expect((await get('/one')).statusCode).toBe(200)
  await vi.advanceTimersByTimeAsync(1)
  expect((await get('/one')).headers.location).toBe('/two')
  expect((await get('/two')).headers['content-security-policy']).toContain('sha256-two')
  await vi.advanceTimersByTimeAsync(30 * 24 * hour)
  expect((await get('/three')).statusCode).toBe(200)
  expect(changes).toEqual([[start + 30 * 24 * hour], [undefined]])
})

test('a server that was off at the minute begins with the version that is due', async () => {
  const { get } = await served(
    built({ 0: { page: 'one' }, [start - hour]: { page: 'two' }, [start]: { page: 'three' } }),
  )
  expect((await get('/three')).statusCode).toBe(200)
})

test('a version that cannot be read leaves the one before, says so, and is tried again', async () => {
  const dist = built({ 0: { page: 'one' }, [start + hour]: { page: 'two' } })
  const { get, changes } = await served(dist)
  const broken = join(dist, 'ahead', String(start + hour))
  cpSync(broken, `${dist}-kept`, { recursive: true })
  onTestFinished(() => rmSync(`${dist}-kept`, { recursive: true }))
  rmSync(join(broken, 'site.json'))
  await vi.advanceTimersByTimeAsync(hour)
  expect((await get('/one')).statusCode).toBe(200)
  expect(changes).toEqual([[start + hour, expect.any(Error)]])
  cpSync(`${dist}-kept`, broken, { recursive: true })
  await vi.advanceTimersByTimeAsync(60_000)
  expect((await get('/two')).statusCode).toBe(200)
})
