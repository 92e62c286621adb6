import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { engineNames, findEngine } from '../../scripts/setup/engines.mjs'
import { freePort } from '../freePort.ts'
import { headlessOptions } from './chromium.ts'
import type { WorkerFixtures } from './engines/visitor.ts'

const desk = join(import.meta.dirname, 'desk')
const engines = join(import.meta.dirname, 'engines')

// A port of its own, whatever else runs here; the workers read this file too, and take it from the environment.
process.env.E2E_PORT ??= String(await freePort())
const port = Number(process.env.E2E_PORT)

/** Browser tests on the fixture site (tests/site), built and served by the real build and server. */
export default defineConfig<object, WorkerFixtures>({
  testDir: '.',
  testMatch: '**/*.test.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  // A test waits for its browser half of the time.
  workers: availableParallelism() + 1,
  retries: 0,
  timeout: 40_000,
  expect: { timeout: 10_000 },
  reporter: [[process.stdout.isTTY && !process.env.CI ? 'line' : 'dot'], ['../run/failedTests.ts']],
  use: { baseURL: `http://localhost:${port}`, launchOptions: headlessOptions, locale: 'en-US' },
  projects: [
    // Longest first. One worker, so that one dev server serves all of them: with two the whole takes as long.
    { name: 'desk', testDir: desk, fullyParallel: false, workers: 1, timeout: 120_000 },
    // A visitor's walks, in each engine that this machine has.
    ...engineNames.filter(findEngine).map(engine => ({
      name: engine,
      testDir: engines,
      timeout: 60_000,
      // Its driver now and then leaves a command without an answer: only such a walk is tried again (engines/visitor.ts).
      retries: engine === 'WebKitGTK' ? 2 : 0,
      use: { engine },
    })),
    { name: 'pages', testIgnore: [desk, engines].map(folder => join(folder, '**')) },
  ],
  webServer: {
    command: `"${process.execPath}" tests/site/serve.ts`,
    cwd: '../..',
    // The build comes first; a cold one on a busy machine takes a minute.
    timeout: 180_000,
    url: `http://localhost:${port}/healthz`,
    env: {
      PORT: String(port),
      HOST: 'localhost',
      LOG_LEVEL: 'warn',
      LEADS_DB: join(import.meta.dirname, '../../test-results/leads.db'),
      LEADS_RATE_LIMIT: '100000',
      ALTCHA_ATTEMPTS: '20',
    },
    reuseExistingServer: false,
  },
})
