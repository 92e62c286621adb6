import type { LocalBusiness, Organization, WebSite } from 'schema-dts'
import { localize } from '../../../content/locales/urls.ts'
import { organizationId, websiteId } from './ids.ts'
import type { StructuredDataInput } from './input.ts'

type Company = Pick<StructuredDataInput, 'company' | 'page' | 'text'>

/**
 * The company. It is a LocalBusiness where the page shows its address, which that type requires; mail and telephone
 * likewise are given only where a visitor reads them.
 */
export function organization({ company, page, text }: Company): Organization | LocalBusiness {
  const { origin, address } = company
  const { locale } = page
  const shown = (value: string) => text.all.includes(value)
  const street = address.street[locale]
  const city = address.city[locale]
  const common = {
    '@id': organizationId(origin),
    name: company.name[locale],
    ...(shown(company.legalName[locale]) ? { legalName: company.legalName[locale] } : {}),
    url: origin + localize('/', locale),
    logo: `${origin}/icon-512.png`,
    sameAs: [company.social],
    ...(shown(String(company.founded)) ? { foundingDate: String(company.founded) } : {}),
    ...(shown(company.email) ? { email: company.email } : {}),
    ...(shown(company.telephone) ? { telephone: company.telephone } : {}),
  }
  if (!shown(street) || !shown(city)) return { '@type': 'Organization', ...common }
  return {
    // Both types, for consumers that know only the first; schema-dts allows one.
    '@type': ['Organization', 'LocalBusiness'] as unknown as 'LocalBusiness',
    ...common,
    image: `${origin}/icon-512.png`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressCountry: address.country,
    },
  }
}

/** The site in the page's language. */
export function webSite({ company, page }: Company): WebSite {
  const { locale } = page
  return {
    '@type': 'WebSite',
    '@id': websiteId(company.origin, locale),
    url: company.origin + localize('/', locale),
    name: company.name[locale],
    inLanguage: locale,
    publisher: { '@id': organizationId(company.origin) },
  }
}
