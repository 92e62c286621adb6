import { Trans, useLingui } from '@lingui/react/macro'
import { locales, otherLocale } from '../i18n/locales.ts'
import { localize } from '../i18n/urls.ts'
import { Container } from './Container.tsx'
import { Logo } from './Logo.tsx'
import { usePage } from './PageContext.tsx'

export function Header() {
  const { locale, page, site } = usePage()
  const { t } = useLingui()
  const company = site.data('company')
  const other = otherLocale(locale)
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper">
      <Container className="flex min-h-18 items-center gap-6">
        <a href={localize('/', locale)} className="flex items-center gap-3 no-underline">
          <Logo />
          <span className="text-lg font-bold">{company.name[locale]}</span>
        </a>
        <nav aria-label={t`Main`} className="ms-auto flex items-center gap-6 text-sm font-medium">
          <a href={localize('/', locale)}>
            <Trans>Home</Trans>
          </a>
          <a
            href={localize(page.path, other)}
            hrefLang={other}
            lang={other}
            className="rounded-sm border border-line-strong px-3 py-1.5"
          >
            <span className="sr-only">{locales[other].label} – </span>
            {locales[other].short}
          </a>
        </nav>
      </Container>
    </header>
  )
}
