import { existsSync, linkSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { allPages, type Page, type Site, sha } from '../../src/content/site.ts'
import { socialImagePath } from '../../src/head/pageHead.ts'
import { socialImage } from '../../src/head/socialImage.ts'
import { createSocialRenderer } from './socialRenderer.ts'
import { readTokens } from './tokens.ts'

/** Images drawn at the same time, on threads of the renderer; two keep its share of the memory below 20 MB. */
const atOnce = 2

/** What drawing needs beside the page; made once. */
export interface SocialDrawer {
  /** The file of a page's image, 1200 × 630, below 100 kB; `drawn` unless it was drawn before from the same words, colours and font. */
  draw(site: Site, page: Page): Promise<{ file: string; drawn: boolean }>
}

/** Keeps what it draws in `.cache/social`. */
export async function socialDrawer(root: string): Promise<SocialDrawer> {
  const cache = join(root, '.cache', 'social')
  mkdirSync(cache, { recursive: true })
  const renderer = await createSocialRenderer(root)
  const colours = readTokens(root)
  const mark = readFileSync(join(root, 'public/favicon.svg'), 'utf8')
  return {
    async draw({ data: { company } }, { locale, slug, frontMatter }) {
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
      const file = join(cache, `${sha(renderer.hash + JSON.stringify(tree))}.png`)
      if (existsSync(file)) return { file, drawn: false }
      // Written aside and renamed: an interrupted build leaves no half image in the cache.
      const part = `${file}.${process.pid}.${locale}.${slug}`
      await writeFile(part, await renderer.render(tree))
      renameSync(part, file)
      return { file, drawn: true }
    },
  }
}

/**
 * Puts the social image of each page where its head says. The drawing happens on other threads, while pages render on
 * this one.
 * @returns how many were drawn
 */
export async function writeSocialImages(root: string, site: Site, client: string): Promise<number> {
  const drawer = await socialDrawer(root)
  let count = 0
  const write = async (page: Page) => {
    const { file, drawn } = await drawer.draw(site, page)
    if (drawn) count++
    const target = join(client, socialImagePath(page))
    mkdirSync(dirname(target), { recursive: true })
    linkSync(file, target)
  }
  const queue = allPages(site).filter(page => !page.frontMatter.image)
  const workers = Array.from({ length: atOnce }, async () => {
    for (let page = queue.pop(); page; page = queue.pop()) await write(page)
  })
  await Promise.all(workers)
  return count
}
