import { Worker } from 'node:worker_threads'
import { ContentError, type Finding } from '../../content/fault.ts'
import { isCompiled } from '../../content/mdx/compiled.ts'
import { allPages, type Site } from '../../content/site.ts'
import { checkChanged } from './checkChanged.ts'

/** Pages to compile below which starting a thread takes longer than it saves. */
const worthThread = 200

/** What the thread says: that all content passed, or what is wrong with it. */
export type Verdict = { passed: true } | { findings: readonly Finding[] }

export interface CheckedContent extends AsyncDisposable {
  /** Rejects with a {@link ContentError} that tells every error. */
  checked(): Promise<void>
}

/**
 * Checks the content below `root`, and compiles the MDX of pages not seen before ahead of their rendering. Many pages are
 * checked and compiled in a thread of their own, each parsed once for both; of a few the rendering compiles its own.
 * @param many pages to compile from which on a thread is used
 */
export function checkAndCompile(root: string, site: Site, many = worthThread): CheckedContent {
  const unseen = allPages(site).filter(page => !isCompiled(page))
  if (unseen.length < many) {
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
  // Whoever waits for it hears of it; until then it is no fault of the build's own.
  checked.catch(() => {})
  return {
    checked: () => checked,
    async [Symbol.asyncDispose]() {
      await worker.terminate()
    },
  }
}
