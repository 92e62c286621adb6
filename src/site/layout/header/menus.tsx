import type { ReactNode } from 'react'
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
