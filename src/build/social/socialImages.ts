import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { placeFile } from '../../content/files.ts'
import { allPages, type Site } from '../../content/site.ts'
import { socialImagePath } from '../../site/head/pageHead.ts'
import { socialDrawer } from './socialDrawer.ts'

/** Images drawn at the same time, each on a thread of the renderer's own; more take memory, 3 MB each. */
const atOnce = 2

/** Puts the social image of each page where its head says; those whose words did not change come from the cache. */
export async function placeSocialImages(root: string, site: Site, client: string): Promise<void> {
  const drawer = socialDrawer(root)
  const queue = allPages(site).filter(({ frontMatter }) => !frontMatter.image)
  const drawers = Array.from({ length: atOnce }, async () => {
    for (let page = queue.pop(); page; page = queue.pop()) {
      const target = join(client, socialImagePath(page))
      mkdirSync(dirname(target), { recursive: true })
      placeFile(await drawer.draw(site.data.company, page), target)
    }
  })
  await Promise.all(drawers)
}
