// `node scripts/setup/run.mjs check`: one command of scripts/, also as the first one on a fresh clone, where the Node at
// hand may be too old to read TypeScript.
import { install, run } from './install.mjs'

const [command, ...words] = process.argv.slice(2)
install()
run('node', [`scripts/${command}.ts`, ...words])
