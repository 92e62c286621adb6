import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openCache } from '../../content/cache.ts'
import type { Data } from '../../content/dataFiles.ts'
import { placeFile } from '../../content/files.ts'
import { allPages, type Page, type Site, sha } from '../../content/site.ts'
import { socialImagePath } from '../../site/head/pageHead.ts'
import { socialImage } from '../../site/head/socialImage.ts'
import { readTokens } from '../tokens.ts'
import { createSocialRenderer } from './socialRenderer.ts'

/** Images drawn at the same time, each on a thread of the renderer's own; more take memory, 3 MB each. */
const atOnce = 2

/** Puts each page's social image where its head says; those with unchanged words come from the cache. */
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

/** The fields of a page that its image shows or its address is made of. */
type DrawnPage = Pick<Page, 'locale' | 'slug' | 'path' | 'frontMatter'>

/** What drawing needs besides the page; made once. */
export interface SocialDrawer {
  /** The file of a page's image, 1200 × 630, below 100 kB; kept from before where words, colours and font are the same. */
  draw(company: Data['company'], page: DrawnPage): Promise<string>
}

/** Keeps what it draws in `.cache/social`. */
export function socialDrawer(root: string): SocialDrawer {
  const cache = openCache(root, 'social')
  const renderer = createSocialRenderer(root)
  const colours = readTokens(root)
  const mark = readFileSync(join(root, 'public/favicon.svg'), 'utf8')
  return {
    async draw(company, { locale, frontMatter }) {
      const tree = socialImage({
        locale,
        title: frontMatter.title,
        kicker: frontMatter.kicker,
        company: company.name[locale],
        tagline: company.tagline[locale],
        illustration: frontMatter.illustration,
        mark,
        colours,
      })
      const key = `${sha(renderer.hash + JSON.stringify(tree))}.png`
      return cache.find(key) ?? cache.put(key, await renderer.render(tree))
    },
  }
}
