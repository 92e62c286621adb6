import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'
import { linguiKept } from '../../dev/linguiKept.ts'
import type { Bundle } from './bundleSchema.ts'

// A worker: bundling keeps a core busy for seconds, and sets NODE_ENV, which decides on the React that pages get.

const root = workerData as string
const entry = 'src/desk/browser/main.tsx'
const devServerClient = 'dev-server-client'

const { output } = (await build({
  root,
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  plugins: [react(), linguiKept(root)],
  build: {
    write: false,
    target: 'esnext',
    sourcemap: true,
    modulePreload: false,
    rolldownOptions: {
      input: join(root, entry),
      external: [devServerClient],
      output: {
        entryFileNames: 'main.js',
        chunkFileNames: '[name]-[hash].js',
        // Not a copy of it: one would open a second socket.
        paths: { [devServerClient]: '/@vite/client' },
      },
      checks: { pluginTimings: false },
    },
  },
})) as Rolldown.RolldownOutput

const source = join(realpathSync(root), 'src')
const bundle: Bundle = {
  files: Object.fromEntries(
    output.map(part => [part.fileName, part.type === 'chunk' ? part.code : Buffer.from(part.source).toString()]),
  ),
  sources: output
    .flatMap(part => (part.type === 'chunk' ? part.moduleIds : []))
    .flatMap(id =>
      id.startsWith(source)
        ? [
            id
              .slice(source.length + 1)
              .replace(/\?.*$/, '')
              .replaceAll('\\', '/'),
          ]
        : [],
    ),
}
parentPort?.postMessage(bundle)
