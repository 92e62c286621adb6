import { findHeadlessChromium } from '../../scripts/setup/engines.mjs'
import { launchOptions } from '../../src/review/screenshots/chromium.ts'

export { launchOptions }

/** Chromium without a user interface where this machine has it: what most tests need, at a quarter of the cost. */
const executablePath = findHeadlessChromium()
export const headlessOptions = { ...launchOptions, ...(executablePath ? { executablePath } : {}) }
