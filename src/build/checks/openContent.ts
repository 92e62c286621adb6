import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { ContentError } from '../../content/fault.ts'
import { isCompiled } from '../../content/mdx/compiled.ts'
import { projectSite } from '../../content/projectSite.ts'
import { allPages, type PageFile, type Site } from '../../content/site.ts'
import { readSnapshot, type Snapshot } from '../../content/snapshot.ts'
import { checkChanged } from './checkChanged.ts'
import type { ContentJob, Verdict } from './contentWorker.ts'

/** Pages to compile below which starting a worker takes longer than it saves. */
const minPagesForWorker = 200

/** What the worker's heap may take, MB: it keeps the syntax tree of every page until that is compiled. */
const minHeap = 640
const heapPerPage = 0.15

export interface BuildContent extends AsyncDisposable {
  readonly site: Site
  /** Rejects with a {@link ContentError} that names every error. */
  checked(): Promise<void>
}

/**
 * Reads the content under `root`, checks it, and compiles the MDX of pages not seen before ahead of their rendering. Many
 * pages are checked and compiled in a worker, each parsed once for both; of a few the rendering compiles its own.
 * @param extraFiles pages stored elsewhere, such as the gallery's
 * @param minPages to compile from which on a worker is used
 * @throws {ContentError} where a part cannot be read, with every other error that the checks find
 */
export function openContent(root: string, extraFiles: readonly PageFile[], minPages = minPagesForWorker): BuildContent {
  let snapshot: Snapshot | undefined = readSnapshot(root, extraFiles, true)
  const { site, findings } = projectSite(snapshot)
  if (!site || findings.length > 0) {
    checkChanged(snapshot)
    throw new ContentError(findings)
  }
  const unseen = allPages(site).filter(page => !isCompiled(page))
  if (unseen.length >= minPages) return { site, ...checkInWorker(snapshot) }
  return {
    site,
    async checked() {
      if (snapshot) checkChanged(snapshot)
      // Its syntax trees would stay in memory while pages are rendered.
      snapshot = undefined
    },
    async [Symbol.asyncDispose]() {},
  }
}

function checkInWorker({ root, files, pages }: Snapshot): Pick<BuildContent, 'checked' | typeof Symbol.asyncDispose> {
  const workerData: ContentJob = { root, files }
  // The flag of the command (scripts/setup/commands.mjs) would override the limits that a worker is given.
  const heap = Math.ceil(pages.length * heapPerPage)
  if (heap > minHeap) setFlagsFromString(`--max-old-space-size=${heap}`)
  const worker = new Worker(new URL('./contentWorker.ts', import.meta.url), { workerData })
  const checked = new Promise<void>((resolve, reject) => {
    worker.on('error', reject)
    worker.once('exit', () => reject(new Error('The checks ended before they answered: run `npm run check`.')))
    worker.once('message', (verdict: Verdict) => {
      if ('passed' in verdict) resolve()
      else reject(new ContentError(verdict.findings))
    })
  })
  // The error is for whoever awaits `checked`; until then it must not count as unhandled.
  checked.catch(() => {})
  return {
    checked: () => checked,
    async [Symbol.asyncDispose]() {
      await worker.terminate()
    },
  }
}
