import { Trans, useLingui } from '@lingui/react/macro'
import Search from 'lucide-react/icons/search'
import { Bidi } from '../Bidi.tsx'
import { Container } from '../Container.tsx'
import { Logo } from '../Logo.tsx'
import { usePage } from '../PageContext.tsx'
import { HeaderLink } from './HeaderLink.tsx'
import { LanguageLink } from './LanguageLink.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import type { RenderedMenus } from './menus.tsx'

/** Logo, badge, menus and language of every page. The menus are `<details>`: they open before and without scripts. */
export function Header({ menus }: { menus: RenderedMenus }) {
  const { site, page, pick, localize } = usePage()
  const { t } = useLingui()
  const company = site.data('company')
  // For paper (src/site/styles/later/print.css). An error page is shown at whatever address.
  const address = company.origin + (page.frontMatter.noIndex ? '' : localize(page.path))
  return (
    <header className="site-header" data-frame="menus">
      <Container className="flex min-h-18 items-center gap-2 sm:gap-5">
        <a href={localize('/')} data-address={address} className="flex items-center gap-3 py-2 no-underline">
          <Logo />
          <span>
            <span className="block text-lg leading-tight font-bold">{pick(company.name)}</span>
            <span className="block text-xs leading-tight text-soft">
              <Bidi>{company.badge}</Bidi>
            </span>
          </span>
        </a>
        <nav aria-label={t`Main`} className="ms-auto hidden @min-[60rem]:block">
          <ul className="flex items-center gap-1">
            <li>
              <HeaderLink path="/">
                <Trans>Home</Trans>
              </HeaderLink>
            </li>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by our own components, see menus.tsx */}
            <li dangerouslySetInnerHTML={{ __html: menus.it }} />
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as above */}
            <li dangerouslySetInnerHTML={{ __html: menus.apple }} />
            <li>
              <HeaderLink path="/about">
                <Trans>About</Trans>
              </HeaderLink>
            </li>
            <li className="ms-3">
              <a href={company.booking} target="_blank" rel="noopener noreferrer" className="get-started">
                <Trans>Get Started</Trans>
                <span className="sr-only"> ({t`opens in a new tab`})</span>
              </a>
            </li>
            <li className="ms-2">
              <LanguageLink look="header" />
            </li>
          </ul>
        </nav>
        <div className="ms-auto flex shrink-0 items-center @min-[60rem]:ms-0">
          <SearchButton />
          <MobileMenu itLinks={menus.mobileIt} appleLinks={menus.mobileApple} />
        </div>
      </Container>
    </header>
  )
}

/** Opens the search dialog; src/site/shell/openSearch.ts handles the click. */
function SearchButton() {
  const { t } = useLingui()
  return (
    <button type="button" className="scripted icon-button" aria-label={t`Search`} aria-haspopup="dialog" data-search="">
      <Search aria-hidden="true" size={21} />
    </button>
  )
}
