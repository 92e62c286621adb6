import type { ReactNode } from 'react'
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
