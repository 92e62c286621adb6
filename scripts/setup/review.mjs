// `npm run review`: installs what is needed, a browser for the pictures too, then compares.
import { chromium } from './chromium.mjs'
import { install, root, run } from './install.mjs'

await install()
const browser = chromium()
await run('node', ['scripts/review.ts', ...process.argv.slice(2)], {
  env: { CHROMIUM_PATH: browser, NODE_COMPILE_CACHE: `${root}.cache/node` },
})
