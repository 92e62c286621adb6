import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { root, tryRun } from './install.mjs'

/**
 * The Chromium that the browser tests drive: CHROMIUM_PATH, the system's, or Playwright's own; installed when there is
 * none, by Debian's package where this user may, otherwise by Playwright.
 */
export function chromium() {
  const found = find()
  if (found) return found
  console.log('No Chromium found. Installing one for the browser tests …')
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    tryRun('apt-get', ['update', '-qq'])
    tryRun('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
  } else {
    tryRun('playwright', ['install', 'chromium'])
  }
  const installed = find()
  if (installed) return installed
  console.error('Chromium could not be installed. Install it and set CHROMIUM_PATH to its program.')
  process.exit(1)
}

function find() {
  const playwright = () => createRequire(`${root}package.json`)('@playwright/test').chromium.executablePath()
  return [process.env.CHROMIUM_PATH, '/usr/bin/chromium', playwright()].find(path => path && existsSync(path))
}
