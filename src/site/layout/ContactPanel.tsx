import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { IconName } from '../../content/names.ts'
import { isContent, type Page } from '../../content/site.ts'
import ContactForm from '../forms/ContactForm.tsx'
import { formsServer } from '../forms/formsServer.ts'
import { Island } from '../islands/Island.tsx'
import { Fact } from '../widgets/Fact/Fact.tsx'
import { Container } from './Container.tsx'
import { Icon } from './Icon.tsx'
import { usePage } from './PageContext.tsx'
import { callHref, dialled } from './telephone.ts'

/** Ways to reach the company, at the end of every page that sells. */
export function ContactSection() {
  return (
    <section id="contact" aria-labelledby="contact-title" className="bg-card py-16 md:py-24">
      <Container>
        <ContactPanel form="standalone">
          <h2 id="contact-title" className="text-2xl">
            <Trans>Write to us</Trans>
          </h2>
        </ContactPanel>
      </Container>
    </section>
  )
}

/** The home page, the store and extra pages have forms of their own; policies sell nothing. */
export function hasContactSection(page: Page): boolean {
  const { slug, section, frontMatter } = page
  return isContent(page) && frontMatter.type !== 'policy' && section !== 'store' && slug !== 'home' && slug !== 'store'
}

interface ContactPanelProps {
  /** Which form to show: the home page's, or the one of all other pages. */
  form: 'home' | 'standalone'
  /** The heading. */
  children: ReactNode
}

/** What happens to a message, and the mail and telephone links, next to the contact form. */
export function ContactPanel({ form, children }: ContactPanelProps) {
  const { locale, localize, page, site } = usePage()
  const { email, telephone } = site.data('company')
  return (
    <div className="grid gap-8 lg:grid-cols-12">
      <div className="min-w-0 lg:col-span-4">
        {children}
        {page.slug !== 'not-found' && <NextSteps />}
        <ul className="mt-6 grid list-none gap-1 p-0 *:m-0">
          <ContactLine href={`mailto:${email}`} icon="mail" label={<Trans>Email</Trans>}>
            {email}
          </ContactLine>
          <ContactLine href={callHref(telephone)} icon="phone" label={<Trans>Phone</Trans>}>
            {dialled(telephone, locale)}
          </ContactLine>
        </ul>
        {formsServer(process.env) !== null && (
          <noscript>
            <p className="mt-4">
              <Trans>This form needs JavaScript, which is turned off. Email or call us instead.</Trans>
            </p>
          </noscript>
        )}
      </div>
      <div className="min-w-0 lg:col-span-8">
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
    </div>
  )
}

/** What happens after a message is sent. */
function NextSteps() {
  return (
    <ol className="mt-5 grid list-decimal gap-3 *:m-0 ps-5 text-soft marker:font-semibold marker:text-accent">
      <li>
        <Trans>
          We read your message and answer within <Fact id="company.reply" />.
        </Trans>
      </li>
      <li>
        <Trans>
          We talk for <Fact id="discovery.call" />, free of charge, to find out what you need.
        </Trans>
      </li>
      <li>
        <Trans>You get a quote in writing: scope, price and dates.</Trans>
      </li>
    </ol>
  )
}

interface ContactLineProps {
  href: string
  icon: IconName
  label: ReactNode
  children: string
}

/** An address or number, which runs left to right in Hebrew too. */
function ContactLine({ href, icon, label, children }: ContactLineProps) {
  return (
    <li>
      <a
        href={href}
        className="inline-flex min-h-11 items-center gap-3 text-ink no-underline hover:text-accent hover:underline"
      >
        <span className="text-accent">
          <Icon name={icon} size={20} />
        </span>
        <span className="min-w-0">
          <span className="sr-only">{label}: </span>
          <bdi dir="ltr" className="font-semibold wrap-anywhere whitespace-normal">
            {children}
          </bdi>
        </span>
      </a>
    </li>
  )
}
