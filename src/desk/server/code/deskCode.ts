import { once } from 'node:events'
import { realpathSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { Worker } from 'node:worker_threads'
import { hashFiles } from '../../../build/hashFiles.ts'
import { openCache } from '../../../content/cache.ts'
import { codePrefix } from '../../names.ts'
import { type Bundle, bundleSchema } from './bundleSchema.ts'

/** States of the sources of which the bundle is kept, 7 MB each. */
const keptStates = 2

/** The code of the desk as browsers load it. */
export interface DeskCode {
  /** The address of its main module, which another state of the sources does not have. Makes the bundle where there is none. */
  url(): Promise<string>
  /** A file by the address that `url` or the code itself names. */
  read(path: string): Promise<string | undefined>
  /** A source has changed. @returns whether the desk is made of it, and of its text before the change */
  outdate(file: string): boolean
}

/**
 * The desk's 190 modules as one file: loaded one by one, each asked for by the one before, they took longer than everything
 * else that opening the desk takes. The bundle is kept for as long as the sources stay the same.
 * @param bundle makes the bundle of the sources below a folder
 */
export function createDeskCode(root: string, bundle: (root: string) => Promise<Bundle> = inWorker): DeskCode {
  const cache = openCache(root, 'desk-code', keptStates)
  // A watcher may name a file by either.
  const folders = [root, realpathSync(root)].map(folder => join(folder, 'src'))
  let made: { key: string; bundle: Promise<Bundle>; sources?: ReadonlySet<string> } | undefined

  const keyNow = () => hashFiles(root, ['src', 'package-lock.json'], root)
  const make = () => {
    const key = keyNow()
    const kept = cache.getJson(`${key}.json`, bundleSchema)
    const making: typeof made = { key, bundle: kept ? Promise.resolve(kept) : bundle(root) }
    made = making
    making.bundle.then(
      bundle => {
        making.sources = new Set(bundle.sources)
        // Of sources that have changed meanwhile nobody knows which of them it has.
        if (!kept && made === making) cache.put(`${key}.json`, JSON.stringify(bundle))
      },
      () => {
        // The next that is opened says again what is wrong, or finds it mended.
        if (made === making) made = undefined
      },
    )
    return making
  }

  return {
    async url() {
      const { key, bundle } = made ?? make()
      await bundle
      return `${codePrefix}${key}/main.js`
    },
    async read(path) {
      const [, key, name = ''] = /^([^/]+)\/([^/]+)$/.exec(path) ?? []
      const current = made ?? make()
      return current.key === key ? (await current.bundle).files[name] : undefined
    },
    outdate(file) {
      const paths = folders.map(folder => relative(folder, file).replaceAll(sep, '/'))
      // While it is being made, any source may be one of it.
      const isSource = paths.some(path => made && (made.sources?.has(path) ?? !path.startsWith('..')))
      // A watcher may be late: a desk that was opened meanwhile has the change, and a reload would take the keys of its writer.
      if (!isSource || made?.key === keyNow()) return false
      made = undefined
      return true
    },
  }
}

/** @throws for a fault in the desk's code */
async function inWorker(root: string): Promise<Bundle> {
  // Vite, which gives the site's pages React's development version, has said so here.
  const env = { ...process.env, NODE_ENV: 'production' }
  const worker = new Worker(new URL('./bundleWorker.ts', import.meta.url), { workerData: root, env })
  // It holds up no end of the server.
  worker.unref()
  const [bundle] = await once(worker, 'message')
  return bundleSchema.parse(bundle)
}
