// A worker of scripts/dev.ts at the first start: Babel and Lingui work on the second core while the server still loads Vite.
import { workerData } from 'node:worker_threads'
import { compileAhead } from './linguiKept.ts'

// A failure is reported when the page that needs the module asks for it.
await compileAhead(workerData as string).catch(() => undefined)
