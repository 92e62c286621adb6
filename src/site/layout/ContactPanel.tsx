import { Trans } from '@lingui/react/macro'
import ContactForm from '../forms/ContactForm.tsx'
import { Island } from '../islands/Island.tsx'
import { Icon } from './Icon.tsx'
import { useLocalize, usePage } from './PageContext.tsx'

interface ContactPanelProps {
  /** Which form stands beside the cards: the home page's, or the one of all other pages. */
  form: 'home' | 'standalone'
}

/** Cards with the mail and telephone links, beside the contact form. */
export function ContactPanel({ form }: ContactPanelProps) {
  const localize = useLocalize()
  const { email, telephone } = usePage().site.data('company')
  return (
    <div className="mt-8 grid gap-8 lg:grid-cols-[1fr_1.6fr]">
      <div className="grid min-w-0 content-start gap-4">
        <a
          href={`mailto:${email}`}
          className="flex items-center gap-4 rounded-md border border-line bg-card p-5 hover:border-accent"
        >
          <span className="text-accent">
            <Icon name="mail" />
          </span>
          <span className="min-w-0">
            <span className="block text-sm text-soft">
              <Trans>Mail</Trans>
            </span>
            <bdi dir="ltr" className="font-semibold wrap-anywhere">
              {email}
            </bdi>
          </span>
        </a>
        <a
          href={`tel:${telephone.replaceAll('-', '')}`}
          className="flex items-center gap-4 rounded-md border border-line bg-card p-5 hover:border-accent"
        >
          <span className="text-accent">
            <Icon name="phone" />
          </span>
          <span className="min-w-0">
            <span className="block text-sm text-soft">
              <Trans>Telephone</Trans>
            </span>
            <bdi dir="ltr" className="font-semibold wrap-anywhere whitespace-normal">
              {telephone}
            </bdi>
          </span>
        </a>
        <noscript>
          <p>
            <Trans>The form needs scripts, which are off here. A mail or a call reaches the same people.</Trans>
          </p>
        </noscript>
      </div>
      <Island
        name="ContactForm"
        component={ContactForm}
        when="visible"
        className="scripted"
        props={{ kind: form, privacyHref: localize('/privacy-policy') }}
      />
    </div>
  )
}
