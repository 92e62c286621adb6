import { mailKinds } from '../../../content/ownContacts.ts'
import { Bidi } from '../../layout/Bidi.tsx'
import { usePage } from '../../layout/PageContext.tsx'
import { callHref, dialled } from '../../layout/telephone.ts'

/** The company's name, in the page's language. */
export function Company() {
  const { site, pick } = usePage()
  return <Bidi>{pick(site.data('company').name)}</Bidi>
}

/** A mail link to one of the company's addresses. */
export function Mail({ kind = 'general' }: { kind?: keyof typeof mailKinds }) {
  const { site } = usePage()
  const address = site.data('company')[mailKinds[kind]]
  return (
    <a href={`mailto:${address}`}>
      <bdi dir="ltr">{address}</bdi>
    </a>
  )
}

export function Phone() {
  const { locale, site } = usePage()
  const { telephone } = site.data('company')
  return (
    <a href={callHref(telephone)}>
      <bdi dir="ltr">{dialled(telephone, locale)}</bdi>
    </a>
  )
}

/** The company's postal address in one line. */
export function Address() {
  const { address } = usePage().site.data('company')
  const { pick } = usePage()
  return `${pick(address.street)}, ${pick(address.city)}`
}
