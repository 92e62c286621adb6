import { defineConfig } from '@playwright/test'
import { launchOptions } from './chromium.ts'

/** Browser tests against the built site, served by the real server on a port of its own. */
const port = Number(process.env.E2E_PORT ?? 4173)

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.test.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 20_000,
  expect: { timeout: 5_000 },
  reporter: process.env.CI ? 'dot' : 'line',
  use: { baseURL: `http://localhost:${port}`, launchOptions, locale: 'en-US' },
  webServer: {
    command: 'node src/server/main.ts',
    cwd: '../..',
    url: `http://localhost:${port}/healthz`,
    env: {
      PORT: String(port),
      HOST: 'localhost',
      LOG_LEVEL: 'warn',
      LEADS_DB: 'test-results/leads.db',
      LEADS_RATE_LIMIT: '100000',
    },
    reuseExistingServer: false,
  },
})
