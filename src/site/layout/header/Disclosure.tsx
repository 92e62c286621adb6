import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { Container } from '../Container.tsx'

/** One mega menu: opens on click and key without scripts; src/site/shell/menus.ts adds hover, delay, Escape, arrow keys. */
export function Disclosure({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <details name="menu" className="mega" data-menu="hover">
      <summary className="menu-item">
        {label}
        <ChevronDown aria-hidden="true" size={16} className="chevron" />
      </summary>
      <div className="mega-panel">
        <Container className="py-8">{children}</Container>
      </div>
    </details>
  )
}
