// `npm start`: installs, builds and serves, each only when needed.
import { install, run } from './install.mjs'

await install()
await run('node', ['--max-old-space-size=640', '--max-semi-space-size=16', 'scripts/buildIfChanged.ts'])
await run('node', ['src/server/main.ts'])
