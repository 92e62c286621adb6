export { launchOptions } from '../../src/review/pictures/chromium.ts'
