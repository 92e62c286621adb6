import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown, Menu, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Bidi } from '../Bidi.tsx'
import { usePage, usePick } from '../PageContext.tsx'
import { HeaderLink } from './HeaderLink.tsx'
import { LanguageLink } from './LanguageLink.tsx'

/** The menu of narrow screens: one collapsible list with groups that expand. */
export function MobileMenu() {
  const { site } = usePage()
  const pick = usePick()
  const { t } = useLingui()
  const { it, apple } = site.data('navigation')
  const { booking } = site.data('company')
  const has = ({ page }: { page: string }) => site.has(`/${page}`)
  return (
    <details name="menu" className="lg:hidden" data-menu="click">
      <summary className="icon-button" aria-label={t`Menu`}>
        <Menu aria-hidden="true" size={24} className="when-closed" />
        <X aria-hidden="true" size={24} className="when-open" />
      </summary>
      <nav aria-label={t`Main`} className="mobile-panel">
        <HeaderLink path="/" className="menu-link">
          <Trans>Home</Trans>
        </HeaderLink>
        <Group label={<Trans>IT solutions</Trans>}>
          {it.links.filter(has).map(({ page, label }) => (
            <li key={page}>
              <HeaderLink path={`/${page}`} className="menu-link">
                <Bidi>{pick(label)}</Bidi>
              </HeaderLink>
            </li>
          ))}
        </Group>
        <Group label={<bdi>Apple</bdi>}>
          {apple.cards.filter(has).map(({ page, title }) => (
            <li key={page}>
              <HeaderLink path={`/${page}`} className="menu-link">
                <Bidi>{pick(title)}</Bidi>
              </HeaderLink>
            </li>
          ))}
          {site.has(apple.promo.href) && (
            <li>
              <HeaderLink path={apple.promo.href} className="menu-link">
                <Bidi>{pick(apple.promo.label)}</Bidi>
              </HeaderLink>
            </li>
          )}
        </Group>
        <HeaderLink path="/about" className="menu-link">
          <Trans>About</Trans>
        </HeaderLink>
        <LanguageLink look="menu" />
        <a href={booking} target="_blank" rel="noopener noreferrer" className="get-started mt-3 w-full">
          <Trans>Get Started</Trans>
          <span className="sr-only"> ({t`opens in a new tab`})</span>
        </a>
      </nav>
    </details>
  )
}

function Group({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <details name="menu-group">
      <summary className="menu-link flex items-center justify-between">
        {label}
        <ChevronDown aria-hidden="true" size={18} className="chevron" />
      </summary>
      <ul className="border-s border-line ps-3">{children}</ul>
    </details>
  )
}
