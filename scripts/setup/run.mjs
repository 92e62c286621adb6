// `node scripts/setup/run.mjs check`: one command of scripts/, also as the first one on a fresh clone, where the Node at
// hand may be too old to read TypeScript.
import { install, root, run } from './install.mjs'

const [command, ...words] = process.argv.slice(2)
await install()
// Modules stay compiled from one run to the next, which saves a third of a second of each.
await run('node', [`scripts/${command}.ts`, ...words], { env: { NODE_COMPILE_CACHE: `${root}.cache/node` } })
