import { Worker } from 'node:worker_threads'
import { allPages, type Site } from '../../content/site.ts'
import type { SocialJob } from './socialWorker.ts'

export interface SocialImages extends AsyncDisposable {
  /** Resolves when all are written. */
  drawn(): Promise<void>
}

/**
 * Puts the social image of each page where its head says, drawn in a worker: the megabytes that each
 * takes for a moment would have the garbage collector mark all pages over and over.
 */
export function drawSocialImages(root: string, site: Site, client: string): SocialImages {
  const pages = allPages(site).flatMap(({ locale, slug, path, frontMatter }) =>
    frontMatter.image ? [] : [{ locale, slug, path, frontMatter }],
  )
  const workerData: SocialJob = { root, client, company: site.data.company, pages }
  const worker = new Worker(new URL('./socialWorker.ts', import.meta.url), { workerData })
  const drawn = new Promise<void>((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', code =>
      code === 0 ? resolve() : reject(new Error(`Drawing social images ended with ${code}.`)),
    )
  })
  // A build that fails before it asks must not fail by an unhandled rejection.
  drawn.catch(() => {})
  return {
    drawn: () => drawn,
    async [Symbol.asyncDispose]() {
      await worker.terminate()
    },
  }
}
