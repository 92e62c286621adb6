// `npm run dev`: installs when needed, then starts the dev server. Node keeps what it compiled of Vite and the rest.
import { install, root, run } from './install.mjs'

await install()
await run('node', ['scripts/dev.ts'], { env: { NODE_COMPILE_CACHE: `${root}.cache/node` } })
