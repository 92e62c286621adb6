import { Trans, useLingui } from '@lingui/react/macro'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Menu from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import type { PagePath } from '../../../content/locales/urls.ts'
import { Bidi } from '../Bidi.tsx'
import { type Localized, usePage } from '../PageContext.tsx'
import { HeaderLink } from './HeaderLink.tsx'
import { LanguageLink } from './LanguageLink.tsx'

interface MobileMenuProps {
  /** The links of each group as HTML, see menus.tsx. */
  itLinks: string
  appleLinks: string
}

/** The menu of narrow screens: one collapsible list with groups that expand. */
export function MobileMenu({ itLinks, appleLinks }: MobileMenuProps) {
  const { site } = usePage()
  const { t } = useLingui()
  const { booking } = site.data('company')
  return (
    <details name="menu" className="@min-[60rem]:hidden" data-menu="click">
      <summary className="icon-button" aria-label={t`Menu`}>
        <Menu aria-hidden="true" size={24} className="when-closed" />
        <X aria-hidden="true" size={24} className="when-open" />
      </summary>
      <nav aria-label={t`Main`} className="mobile-panel">
        <HeaderLink path="/" className="menu-link">
          <Trans>Home</Trans>
        </HeaderLink>
        <Group label={<Trans>IT solutions</Trans>} links={itLinks} />
        <Group label={<bdi>Apple</bdi>} links={appleLinks} />
        <HeaderLink path="/about" className="menu-link">
          <Trans>About</Trans>
        </HeaderLink>
        <LanguageLink look="menu" />
        <p className="mobile-call">
          <a href={booking} target="_blank" rel="noopener noreferrer" className="get-started w-full">
            <Trans>Get Started</Trans>
            <span className="sr-only"> ({t`opens in a new tab`})</span>
          </a>
        </p>
      </nav>
    </details>
  )
}

export function MobileItLinks() {
  const { site } = usePage()
  const { links } = site.data('navigation').it
  return links
    .filter(({ page }) => site.has(`/${page}`))
    .map(({ page, label }) => <Entry key={page} path={`/${page}`} label={label} />)
}

export function MobileAppleLinks() {
  const { site } = usePage()
  const { cards, promo } = site.data('navigation').apple
  return (
    <>
      {cards
        .filter(({ page }) => site.has(`/${page}`))
        .map(({ page, title }) => (
          <Entry key={page} path={`/${page}`} label={title} />
        ))}
      {site.has(promo.href) && <Entry path={promo.href} label={promo.label} />}
    </>
  )
}

function Entry({ path, label }: { path: PagePath; label: Localized }) {
  return (
    <li>
      <HeaderLink path={path} className="menu-link">
        <Bidi>{label}</Bidi>
      </HeaderLink>
    </li>
  )
}

function Group({ label, links }: { label: ReactNode; links: string }) {
  return (
    <details name="menu-group">
      <summary className="menu-link flex items-center justify-between">
        {label}
        <ChevronDown aria-hidden="true" size={18} className="chevron" />
      </summary>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by our own components, see menus.tsx */}
      <ul className="border-s border-line ps-3" dangerouslySetInnerHTML={{ __html: links }} />
    </details>
  )
}
