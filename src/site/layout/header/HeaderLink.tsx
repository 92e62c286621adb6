import type { ReactNode } from 'react'
import type { PagePath } from '../../../content/locales/urls.ts'
import { usePage } from '../PageContext.tsx'

interface HeaderLinkProps {
  path: PagePath
  className?: string
  children: ReactNode
}

/** A link of the header, marked as current on the page that it links to. */
export function HeaderLink({ path, className = 'menu-item', children }: HeaderLinkProps) {
  const { page, localize } = usePage()
  return (
    <a href={localize(path)} className={className} aria-current={page.path === path ? 'page' : undefined}>
      {children}
    </a>
  )
}
