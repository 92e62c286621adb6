import { existsSync } from 'node:fs'

const system = '/usr/bin/chromium'
const path = process.env.CHROMIUM_PATH ?? (existsSync(system) ? system : undefined)

/** How the review and every browser test start Chromium: CHROMIUM_PATH, the system's, or Playwright's own; without background traffic. */
export const launchOptions = {
  ...(path ? { executablePath: path } : {}),
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}
