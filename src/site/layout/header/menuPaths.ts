import type { Data } from '../../../content/dataFiles.ts'

/** The pages that a menu leads to, where it marks the link to the page one is on. */
export function menuPaths({ it, apple }: Data['navigation']): ReadonlySet<string> {
  const pages = [...it.cards, ...it.links, ...apple.cards].map(({ page }) => page)
  return new Set([...pages, ...it.categories.flatMap(category => category.pages)].map(page => `/${page}`)).add(
    apple.promo.href,
  )
}
