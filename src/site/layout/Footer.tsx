import { Trans, useLingui } from '@lingui/react/macro'
import { formsServer } from '../forms/formsServer.ts'
import Newsletter from '../forms/Newsletter.tsx'
import { Behaviour } from '../islands/Behaviour.tsx'
import { Island } from '../islands/Island.tsx'
import { Bidi } from './Bidi.tsx'
import { Container } from './Container.tsx'
import { Logo } from './Logo.tsx'
import { usePage } from './PageContext.tsx'

/** Newsletter, policies, social profile and copyright. The year is the build's until src/site/layout/year.ts corrects it. */
export function Footer() {
  const { site, pick, localize } = usePage()
  const { t } = useLingui()
  const company = site.data('company')
  const { legal, apple } = site.data('navigation')
  return (
    <footer className="site-footer">
      <Container className="grid gap-10 lg:grid-cols-[1fr_1.2fr]">
        <div>
          <p className="flex items-center gap-3 text-lg font-bold text-ink">
            <Logo />
            {pick(company.name)}
          </p>
          <p className="mt-3 max-w-xs">
            <Bidi>{company.tagline}</Bidi>
          </p>
          <p className="mt-3">
            {pick(company.address.street)}, {pick(company.address.city)}
          </p>
          <p className="mt-3">
            <a href={company.social} target="_blank" rel="noopener noreferrer" className="footer-link">
              <bdi>LinkedIn</bdi>
              <span className="sr-only"> ({t`opens in a new tab`})</span>
            </a>
          </p>
        </div>
        {formsServer(process.env) !== null && (
          <div className="scripted">
            <h2 className="mb-4 text-lg text-ink">
              <Trans>Newsletter</Trans>
            </h2>
            <Island name="Newsletter" component={Newsletter} when="visible" props={{ mailbox: company.email }} />
          </div>
        )}
      </Container>
      <Container className="mt-10">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line pt-6">
          <Behaviour name="year" when="visible">
            <p>
              © <span data-year="">{new Date().getFullYear()}</span> <Bidi>{company.legalName}</Bidi>
            </p>
          </Behaviour>
          <ul className="flex flex-wrap items-center gap-x-6 gap-y-1">
            {legal.map(({ page, label }) => (
              <li key={page}>
                {/* The statement opens in a new tab wherever its link stands (specification §2). */}
                <a
                  href={localize(`/${page}`)}
                  className="footer-link"
                  {...(page === 'accessibility-statement' ? { target: '_blank', rel: 'noopener' } : {})}
                >
                  <Bidi>{label}</Bidi>
                  {page === 'accessibility-statement' && <span className="sr-only"> ({t`opens in a new tab`})</span>}
                </a>
              </li>
            ))}
            {site.has(apple.promo.href) && (
              <li>
                <a href={localize(apple.promo.href)} className="footer-link">
                  <Trans>Store</Trans>
                </a>
              </li>
            )}
            <li className="scripted">
              <button type="button" className="footer-link" data-frame="cookies" data-act="manage">
                <Trans>Cookie settings</Trans>
              </button>
            </li>
          </ul>
        </div>
      </Container>
    </footer>
  )
}
