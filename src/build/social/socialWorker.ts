// The worker of socialImages.ts.
import { linkSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { workerData } from 'node:worker_threads'
import type { Data } from '../../content/dataFiles.ts'
import { socialImagePath } from '../../site/head/pageHead.ts'
import { type DrawnPage, socialDrawer } from './socialDrawer.ts'

export interface SocialJob {
  root: string
  /** Folder that the images are written to, each at its address. */
  client: string
  company: Data['company']
  pages: DrawnPage[]
}

/** Images drawn at the same time; two keep their share of the memory below 20 MB. */
const atOnce = 2

const { root, client, company, pages }: SocialJob = workerData
const drawer = await socialDrawer(root)
const write = async (page: DrawnPage) => {
  const file = await drawer.draw(company, page)
  const target = join(client, socialImagePath(page))
  mkdirSync(dirname(target), { recursive: true })
  linkSync(file, target)
}
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    for (let page = pages.pop(); page; page = pages.pop()) await write(page)
  }),
)
