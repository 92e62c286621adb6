import { Trans } from '@lingui/react/macro'
import Newsletter from '../forms/Newsletter.tsx'
import { Island } from '../islands/Island.tsx'
import { Container } from './Container.tsx'
import { usePage } from './PageContext.tsx'

export function Footer() {
  const { locale, site } = usePage()
  const company = site.data('company')
  return (
    <footer className="border-t border-line bg-card py-12 text-sm text-soft">
      <Container>
        <div className="scripted mb-10">
          <h2 className="mb-4 text-lg text-ink">
            <Trans>Newsletter</Trans>
          </h2>
          <Island name="Newsletter" component={Newsletter} when="visible" props={{}} />
        </div>
        {company.legalName[locale]}
      </Container>
    </footer>
  )
}
