import type { Data } from '../../../content/dataFiles.ts'
import type { Page } from '../../../content/site.ts'

/** The pages that the header's menus link to, where that link is marked as the current one. */
export function menuPaths({ it, apple }: Data['navigation']): ReadonlySet<string> {
  const pages = [...it.cards, ...it.links, ...apple.cards].map(({ page }) => page)
  return new Set([...pages, ...it.categories.flatMap(category => category.pages)].map(page => `/${page}`)).add(
    apple.promo.href,
  )
}

/** What the menus call a page; undefined where none leads to it. */
export function menuName({ it, apple }: Data['navigation'], { slug, locale }: Pick<Page, 'slug' | 'locale'>) {
  const named = [
    ...it.links.map(({ page, label }) => ({ page, name: label })),
    ...apple.cards.map(({ page, title }) => ({ page, name: title })),
  ]
  const name = named.find(({ page }) => page === slug)?.name
  return typeof name === 'object' ? name[locale] : name
}
