import type { Data } from '../../../content/dataFiles.ts'

/** The pages that the header's menus link to, where that link is marked as the current one. */
export function menuPaths({ it, apple }: Data['navigation']): ReadonlySet<string> {
  const pages = [...it.cards, ...it.links, ...apple.cards].map(({ page }) => page)
  return new Set([...pages, ...it.categories.flatMap(category => category.pages)].map(page => `/${page}`)).add(
    apple.promo.href,
  )
}
