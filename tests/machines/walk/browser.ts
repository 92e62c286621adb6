import { chmodSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, expect as expectSoon, type Page } from '@playwright/test'
import { findHeadlessChromium } from '../../../scripts/setup/engines.mjs'
import { launchOptions } from '../../e2e/chromium.ts'
import { Skipped } from '../machine.ts'
import type { Debian } from './debian.ts'

/** How long a page may take to show something, ms: nothing is measured here, and the machine may be busy. */
const PAGE_TIMEOUT = 120_000

export const expect = expectSoon.configure({ timeout: PAGE_TIMEOUT })

/**
 * Looks at pages in a browser on a machine, as a returning writer: the desk shows no tour.
 * @param folder for the program that starts it
 */
export async function look<T>(machine: Debian, folder: string, visit: (page: Page) => Promise<T>): Promise<T> {
  const browser = await startBrowser(machine, folder)
  try {
    const context = await browser.newContext({ ignoreHTTPSErrors: true, locale: 'en-US' })
    context.setDefaultTimeout(PAGE_TIMEOUT)
    await context.addInitScript(() => localStorage.setItem('desk-tour', 'seen'))
    const page = await context.newPage()
    try {
      return await visit(page)
    } catch (error) {
      const picture = join(tmpdir(), 'walk.png')
      await page.screenshot({ path: picture })
      throw new Error(`${error instanceof Error ? error.message : error}\nThe page then: ${picture}`, { cause: error })
    }
  } finally {
    await browser.close()
  }
}

/** A browser of this machine in the network of another. */
function startBrowser(machine: Debian, folder: string): Promise<Browser> {
  const program = findHeadlessChromium() ?? launchOptions.executablePath
  if (!program) throw new Skipped('install Chromium')
  const inside = join(folder, 'chromium')
  writeFileSync(inside, `#!/bin/sh\nexec nsenter -t ${machine.pid} -n "${program}" "$@"\n`)
  chmodSync(inside, 0o755)
  return chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args, '--host-resolver-rules=MAP *.example.com 127.0.0.1, MAP *.example.net 127.0.0.1'],
    executablePath: inside,
  })
}
