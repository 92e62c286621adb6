import { defineConfig } from '@playwright/test'
import { launchOptions } from './tests/e2e/chromium.ts'
export default defineConfig({ testDir: 'tests/e2e', testMatch: 'dev.test.ts', outputDir: '/tmp/pwout', workers: 1, timeout: 20000, reporter: 'list', expect: { timeout: 5000 }, use: { launchOptions, locale: 'en-US' } })
