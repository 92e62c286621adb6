import { Worker } from 'node:worker_threads'
import { allPages, type Site } from '../../content/site.ts'
import type { SocialJob } from './socialWorker.ts'

export interface SocialImages extends AsyncDisposable {
  /** Resolves when each stands in its place. */
  drawn(): Promise<void>
}

/**
 * Puts the social image of each page where its head says, drawn in a thread of its own: what an image takes of memory
 * for a moment would have the rendering thread's collected again and again. A build that fails has no use for them.
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
  // Whoever waits for it hears of it.
  drawn.catch(() => {})
  return {
    drawn: () => drawn,
    async [Symbol.asyncDispose]() {
      await worker.terminate()
    },
  }
}
