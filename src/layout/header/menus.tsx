import type { ReactNode } from 'react'
import type { Data } from '../../content/dataFiles.ts'
import { AppleMenu } from './AppleMenu.tsx'
import { ItMenu } from './ItMenu.tsx'
import { NarrowAppleLinks, NarrowItLinks } from './MobileMenu.tsx'

/** The parts of the header that are long and differ only on the pages that they lead to. */
export const menus = {
  it: <ItMenu />,
  apple: <AppleMenu />,
  narrowIt: <NarrowItLinks />,
  narrowApple: <NarrowAppleLinks />,
} as const satisfies Record<string, ReactNode>

/** Each part as HTML. */
export type RenderedMenus = Readonly<Record<keyof typeof menus, string>>

/** The pages that a menu leads to, where it marks the link to the page one is on. */
export function menuPaths({ it, apple }: Data['navigation']): ReadonlySet<string> {
  const pages = [...it.cards, ...it.links, ...apple.cards].map(({ page }) => page)
  return new Set([...pages, ...it.categories.flatMap(category => category.pages)].map(page => `/${page}`)).add(
    apple.promo.href,
  )
}
