import type { ReactNode } from 'react'
import type { Data } from '../../../content/dataFiles.ts'
import { AppleMenu } from './AppleMenu.tsx'
import { ItMenu } from './ItMenu.tsx'
import { MobileAppleLinks, MobileItLinks } from './MobileMenu.tsx'

/** The long parts of the header; they differ only on the pages that they link to, where that link is marked. */
export const menus = {
  it: <ItMenu />,
  apple: <AppleMenu />,
  mobileIt: <MobileItLinks />,
  mobileApple: <MobileAppleLinks />,
} as const satisfies Record<string, ReactNode>

/** Each part as HTML. */
export type RenderedMenus = Readonly<Record<keyof typeof menus, string>>

/** The pages that the menus link to. */
export function menuPaths({ it, apple }: Data['navigation']): ReadonlySet<string> {
  const pages = [...it.cards, ...it.links, ...apple.cards].map(({ page }) => page)
  return new Set([...pages, ...it.categories.flatMap(category => category.pages)].map(page => `/${page}`)).add(
    apple.promo.href,
  )
}
