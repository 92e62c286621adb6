import { Trans } from '@lingui/react/macro'
import { ContactPanel } from './ContactPanel.tsx'
import { Container } from './Container.tsx'

/** Ways to reach the company, at the end of every page that sells. */
export function ContactSection() {
  return (
    <section id="contact" aria-labelledby="contact-title" className="border-t border-line bg-tint-soft py-16 md:py-24">
      <Container>
        <h2 id="contact-title" className="text-2xl">
          <Trans>Write to us</Trans>
        </h2>
        <ContactPanel form="standalone" />
      </Container>
    </section>
  )
}
