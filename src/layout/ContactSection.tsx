import { Trans } from '@lingui/react/macro'
import { Container } from './Container.tsx'
import { usePage } from './PageContext.tsx'

/** Ways to reach the company, at the end of every page that sells; the form stands beside them. */
export function ContactSection() {
  const { site } = usePage()
  const company = site.data('company')
  return (
    <section id="contact" className="border-t border-line bg-tint-soft py-16">
      <Container>
        <h2 className="text-2xl">
          <Trans>Write to us</Trans>
        </h2>
        <p className="mt-4">
          <a href={`mailto:${company.email}`} dir="ltr" className="font-semibold text-accent underline">
            {company.email}
          </a>
        </p>
      </Container>
    </section>
  )
}
