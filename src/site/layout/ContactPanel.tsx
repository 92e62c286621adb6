import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { IconName } from '../../content/names.ts'
import ContactForm from '../forms/ContactForm.tsx'
import { formsServer } from '../forms/formsServer.ts'
import { Island } from '../islands/Island.tsx'
import { Container } from './Container.tsx'
import { Icon } from './Icon.tsx'
import { usePage } from './PageContext.tsx'

/** Ways to reach the company, at the end of every page that sells. */
export function ContactSection() {
  return (
    <section id="contact" aria-labelledby="contact-title" className="bg-card py-16 md:py-24">
      <Container>
        <h2 id="contact-title" className="text-2xl">
          <Trans>Write to us</Trans>
        </h2>
        <ContactPanel form="standalone" />
      </Container>
    </section>
  )
}

interface ContactPanelProps {
  /** Which form stands beside the cards: the home page's, or the one of all other pages. */
  form: 'home' | 'standalone'
}

/** Cards with the mail and telephone links, beside the contact form. */
export function ContactPanel({ form }: ContactPanelProps) {
  const { localize } = usePage()
  const { email, telephone } = usePage().site.data('company')
  return (
    <div className="mt-8 grid gap-8 lg:grid-cols-[1fr_1.6fr]">
      <div className="grid min-w-0 content-start gap-4">
        <ContactCard href={`mailto:${email}`} icon="mail" label={<Trans>Email</Trans>}>
          <bdi dir="ltr" className="font-semibold wrap-anywhere">
            {email}
          </bdi>
        </ContactCard>
        <ContactCard href={`tel:${telephone.replaceAll('-', '')}`} icon="phone" label={<Trans>Phone</Trans>}>
          <bdi dir="ltr" className="font-semibold wrap-anywhere whitespace-normal">
            {telephone}
          </bdi>
        </ContactCard>
        {formsServer(process.env) !== null && (
          <noscript>
            <p>
              <Trans>This form needs JavaScript, which is turned off. Email or call us instead.</Trans>
            </p>
          </noscript>
        )}
      </div>
      {formsServer(process.env) === null ? (
        <p className="text-lg">
          <Trans>This site takes no messages by form. Email or call us.</Trans>
        </p>
      ) : (
        <Island
          name="ContactForm"
          component={ContactForm}
          when="visible"
          className="scripted"
          props={{ kind: form, privacyHref: localize('/privacy-policy'), mailbox: email }}
        />
      )}
    </div>
  )
}

interface ContactCardProps {
  href: string
  icon: IconName
  label: ReactNode
  children: ReactNode
}

function ContactCard({ href, icon, label, children }: ContactCardProps) {
  return (
    <a href={href} className="flex items-center gap-4 rounded-md border border-line bg-card p-5 hover:border-accent">
      <span className="text-accent">
        <Icon name={icon} />
      </span>
      <span className="min-w-0">
        <span className="block text-sm text-soft">{label}</span>
        {children}
      </span>
    </a>
  )
}
