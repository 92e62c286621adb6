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

/**
 * Draws the social image of each page, 1200 × 630, below 100 kB. One that was drawn before from the same words, colours
 * and font comes from `.cache/social`. The drawing happens on other threads, while pages render on this one.
 * @returns how many were drawn
 */
export async function writeSocialImages(root: string, site: Site, client: string): Promise<number> {
  const cache = join(root, '.cache', 'social')
  mkdirSync(cache, { recursive: true })
  const renderer = await createSocialRenderer(root)
  const colours = readTokens(root)
  const mark = readFileSync(join(root, 'public/favicon.svg'), 'utf8')
  const { company } = site.data
  let drawn = 0
  const draw = async (page: Page) => {
    const { locale, frontMatter } = page
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
    const kept = join(cache, `${sha(renderer.hash + JSON.stringify(tree))}.png`)
    if (!existsSync(kept)) {
      // Written aside and renamed: an interrupted build leaves no half image in the cache.
      const part = `${kept}.${process.pid}.${locale}.${page.slug}`
      await writeFile(part, await renderer.render(tree))
      renameSync(part, kept)
      drawn++
    }
    const file = join(client, socialImagePath(page))
    mkdirSync(dirname(file), { recursive: true })
    linkSync(kept, file)
  }
  const queue = allPages(site).filter(page => !page.frontMatter.image)
  const workers = Array.from({ length: atOnce }, async () => {
    for (let page = queue.pop(); page; page = queue.pop()) await draw(page)
  })
  await Promise.all(workers)
  return drawn
}
