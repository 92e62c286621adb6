import { Worker } from 'node:worker_threads'
import { allPages, type Site } from '../../src/content/site.ts'
import type { SocialJob } from './socialWorker.ts'

/**
 * Puts the social image of each page where its head says, drawn in a thread of its own: what an image takes of memory
 * for a moment would have the rendering thread's collected again and again.
 */
export function writeSocialImages(root: string, site: Site, client: string): Promise<void> {
  const pages = allPages(site).flatMap(({ locale, slug, path, frontMatter }) =>
    frontMatter.image ? [] : [{ locale, slug, path, frontMatter }],
  )
  const workerData: SocialJob = { root, client, company: site.data.company, pages }
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./socialWorker.ts', import.meta.url), { workerData })
    worker.once('error', reject)
    worker.once('exit', code =>
      code === 0 ? resolve() : reject(new Error(`Drawing social images ended with ${code}.`)),
    )
  })
}
