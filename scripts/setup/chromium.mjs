import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { findChromium } from '../../src/review/screenshots/findChromium.mjs'
import { aptInstall, mayInstall } from './apt.mjs'
import { toolFile } from './tools.mjs'

export const chromiumAdvice = 'Install Chrome, Edge or Chromium, or name one by CHROMIUM_PATH.'

/**
 * The Chromium that the browser tests and the review drive: this machine's or Playwright's own; installed when there is
 * none, by Debian's package where this user may, otherwise by Playwright.
 * @param {string} root
 * @param {string} node
 * @returns {string | undefined} its program; undefined, with a message, if none is available
 */
export function chromium(root, node) {
  const find = () => findChromium() ?? playwrights(root)
  const found = find()
  if (found) return found
  console.log('No Chromium found. Installing one for the browser tests …')
  if (mayInstall()) {
    aptInstall(['chromium', 'fonts-liberation'])
  } else {
    spawnSync(node, [toolFile(root, 'playwright'), 'install', 'chromium'], { stdio: 'inherit', cwd: root })
  }
  const installed = find()
  if (!installed) console.error(`No Chromium could be installed. ${chromiumAdvice}`)
  return installed
}

/** @param {string} root */
function playwrights(root) {
  const path = createRequire(join(root, 'package.json'))('@playwright/test').chromium.executablePath()
  return existsSync(path) ? path : undefined
}
