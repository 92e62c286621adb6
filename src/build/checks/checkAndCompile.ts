import { Worker } from 'node:worker_threads'
import { ContentError } from '../../content/fault.ts'
import { isCompiled } from '../../content/mdx/compiled.ts'
import { allPages, type Site } from '../../content/site.ts'
import { checkChanged } from './checkChanged.ts'
import type { Verdict } from './contentWorker.ts'

/** Pages to compile below which starting a worker takes longer than it saves. */
const minPagesForWorker = 200

export interface CheckedContent extends AsyncDisposable {
  /** Rejects with a {@link ContentError} with every error. */
  checked(): Promise<void>
}

/**
 * Checks the content below `root`, and compiles the MDX of pages not seen before ahead of their rendering. Many pages are
 * checked and compiled in a worker, each parsed once for both; a few are compiled as they are rendered.
 * @param minimum pages to compile from which on a worker is used
 */
export function checkAndCompile(root: string, site: Site, minimum = minPagesForWorker): CheckedContent {
  const unseen = allPages(site).filter(page => !isCompiled(page))
  if (unseen.length < minimum) {
    return { checked: async () => void checkChanged(root), [Symbol.asyncDispose]: async () => {} }
  }
  const worker = new Worker(new URL('./contentWorker.ts', import.meta.url), { workerData: root })
  const checked = new Promise<void>((resolve, reject) => {
    worker.on('error', reject)
    worker.once('exit', () => reject(new Error('The checks ended before they answered: run `npm run check`.')))
    worker.once('message', (verdict: Verdict) => {
      if ('passed' in verdict) resolve()
      else reject(new ContentError(verdict.findings))
    })
  })
  // A build that fails before it asks must not fail by an unhandled rejection.
  checked.catch(() => {})
  return {
    checked: () => checked,
    async [Symbol.asyncDispose]() {
      await worker.terminate()
    },
  }
}
