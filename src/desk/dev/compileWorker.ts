// A worker of scripts/dev.ts at the first start: Babel and Lingui work on the second core while the server still loads Vite.
import { workerData } from 'node:worker_threads'
import { compileAhead } from './linguiKept.ts'

// What cannot be compiled is told when its page asks for it.
await compileAhead(workerData as string).catch(() => undefined)
