import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { leadsDatabase } from '../leads/database/open.ts'
import { measureLeads } from '../leads/metrics.ts'
import { leadsPlugin } from '../leads/plugin.ts'
import { loadSecrets } from '../leads/secrets.ts'
import {
  homeSubmissionWith,
  standaloneSubmissionWith,
  startTestServer,
  subscriptionWith,
} from '../leads/testing/server.ts'
import { solvedToken } from '../leads/testing/solve.ts'
import { createMetrics, type Metrics, serveMetrics } from './metrics.ts'

const build = { version: '1.0.0', commit: 'abc' }
let metrics: Metrics

beforeEach(() => {
  metrics = createMetrics(build)
})

test('leads are counted by form and language, deliveries by state, with the age of the oldest', async () => {
  const database = leadsDatabase({ kind: 'sqlite', file: ':memory:' })
  const { settings } = await startTestServer({ kind: 'sqlite', file: ':memory:' })
  const app = await createApp({
    site: {
      notes: {
        origin: 'https://www.example.com',
        preview: false,
        measured: false,
        csp: { scripts: [], styles: [] },
        redirects: [],
        gone: [],
      },
      files: new Map(),
    },
    env: { LOG_LEVEL: 'silent', TRUST_PROXY: [], HUMAN_CHECK: 'altcha', SITE_ORIGIN: undefined },
    metrics,
    leads: async scope => {
      await scope.register(leadsPlugin, { settings, database, background: false })
    },
  })
  const refresh = measureLeads(metrics.registry, database, () => new Date(Date.now() + 60_000))
  const { challenge } = await loadSecrets(settings.secrets, database)
  for (const [url, payload] of [
    ['/api/submit-prospect.php', homeSubmissionWith(await solvedToken(challenge[0]))],
    ['/api/submit-prospect.php', standaloneSubmissionWith(await solvedToken(challenge[0]))],
    ['/api/subscribe-newsletter.php', subscriptionWith('noa@example.com')],
    ['/api/subscribe-newsletter.php', {}],
  ] as const) {
    await app.inject({ method: 'POST', url, payload })
  }
  const server = await serveMetrics(metrics, refresh, 0, '127.0.0.1')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  server.close()
  await app.close()

  expect(text).toContain('site_build_info{version="1.0.0",commit="abc"} 1')
  expect(text).toContain('leads{form="home",locale="he",human_check="passed"} 1')
  expect(text).toContain('leads{form="standalone",locale="en",human_check="passed"} 1')
  expect(text).toContain('leads_subscribers{state="subscribed"} 1')
  expect(text).toContain('leads_deliveries{channel="unassigned",state="pending"} 3')
  expect(Number(/leads_oldest_pending_seconds\{channel="unassigned"\} ([\d.]+)/.exec(text)?.[1])).toBeGreaterThan(59)
  expect(text).toContain('leads_database_up 1')
  expect(text).toContain('site_requests_total{method="POST",route="/api/submit-prospect.php",status="200"} 2')
  expect(text).toContain('site_requests_total{method="POST",route="/api/subscribe-newsletter.php",status="400"} 1')
  expect(text).not.toMatch(/noa|Levi/i)
})

test('a database that is away is told, and what it held is no longer', async () => {
  const database = leadsDatabase({ kind: 'sqlite', file: '/dev/null/leads.db' })
  await measureLeads(metrics.registry, database, () => new Date())()
  const text = await metrics.registry.metrics()
  expect(text).toContain('leads_database_up 0')
  expect(text).not.toContain('leads{')
})

test('what a visitor types becomes no label', async () => {
  const app = await createApp({
    site: {
      notes: {
        origin: 'https://www.example.com',
        preview: false,
        measured: false,
        csp: { scripts: [], styles: [] },
        redirects: [],
        gone: [],
        commit: 'abc',
      },
      files: new Map(),
    },
    env: { LOG_LEVEL: 'silent', TRUST_PROXY: [], HUMAN_CHECK: 'altcha', SITE_ORIGIN: undefined },
    metrics,
  })
  await app.inject('/noa@example.com')
  expect((await app.inject('/healthz')).json()).toEqual({
    ok: true,
    version: expect.stringMatching(/^\d/),
    commit: 'abc',
  })
  await app.close()
  expect(await metrics.registry.metrics()).not.toContain('noa')
})

afterEach(() => metrics.registry.clear())

test('every metric of the dashboard is one that the server has', async () => {
  measureLeads(metrics.registry, leadsDatabase({ kind: 'sqlite', file: ':memory:' }), () => new Date())
  const names = new Set((await metrics.registry.getMetricsAsJSON()).map(({ name }) => name))
  const asked = [
    ...readFileSync('deploy/grafana/dashboard.json', 'utf8').matchAll(
      /\b(?:leads|site|process|nodejs)_\w+|\(leads\)|leads\[/g,
    ),
  ].map(([name]) => name.replace(/[([\])]/g, '').replace(/_bucket$/, ''))
  expect(asked.length).toBeGreaterThan(10)
  expect(asked.filter(name => !names.has(name))).toEqual([])
})
