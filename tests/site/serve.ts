import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildFixtureSite, fixtureSite } from './build.ts'

// `node tests/site/serve.ts`: builds the fixture site and serves it as `npm start` serves the real one.
await buildFixtureSite()
process.chdir(fixtureSite)
await import(pathToFileURL(join(fixtureSite, 'src/server/main.ts')).href)
