export { launchOptions } from '../../src/review/screenshots/chromium.ts'
