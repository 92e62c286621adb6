import { findChromium } from './findChromium.mjs'

const path = findChromium()

/** How the review and every browser test start Chromium: CHROMIUM_PATH, this machine's, or Playwright's own; without background traffic. */
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
