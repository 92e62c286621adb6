import type { AggregateOffer, Offer, Product, Service } from 'schema-dts'
import type { Fact } from '../../../content/facts.ts'
import type { Locale } from '../../../content/locales/locales.ts'
import { localize } from '../../../content/locales/urls.ts'
import { socialImagePath } from '../pageHead.ts'
import { nodeId, organizationId } from './ids.ts'
import type { StructuredDataInput } from './input.ts'

/**
 * What a page of type `service` sells, by the name that the menus give it; on the home page what the company does as a
 * whole. Its type is the kicker, where the page shows one.
 */
export function service({ page, company, text, menuName }: StructuredDataInput): Service[] {
  const { path, locale, frontMatter } = page
  const isHome = path === '/'
  if (frontMatter.type !== 'service' && !isHome) return []
  return [
    {
      '@type': 'Service',
      '@id': nodeId(company.origin, path, locale, 'service'),
      name: isHome ? company.tagline[locale] : (menuName ?? frontMatter.kicker),
      ...(!isHome && text.all.includes(frontMatter.kicker) ? { serviceType: frontMatter.kicker } : {}),
      url: company.origin + localize(path, locale),
      provider: { '@id': organizationId(company.origin) },
      areaServed: {
        '@type': 'Country',
        identifier: company.address.country,
        name: new Intl.DisplayNames(locale, { type: 'region' }).of(company.address.country) ?? company.address.country,
      },
    },
  ]
}

/** The plans of the page's price tables, each with the price next to it. */
export function products({ page, company, tables, fact }: StructuredDataInput): Product[] {
  const { path, locale } = page
  return tables.flatMap(table =>
    table.plans.map((plan): Product => {
      const price = fact(plan.price)
      if (price?.kind !== 'price') {
        throw new Error(
          `content/data/plans.yaml: price "${plan.price}" is no fact of kind price; add it to facts.yaml.`,
        )
      }
      return {
        '@type': 'Product',
        '@id': nodeId(company.origin, path, locale, plan.price.replaceAll('.', '-')),
        name: `${table.product} ${typeof plan.name === 'string' ? plan.name : plan.name[locale]}`,
        description: plan.for[locale],
        brand: { '@type': 'Brand', name: table.brand },
        image: company.origin + socialImagePath(page),
        offers: {
          ...amount(price, locale, table.from),
          url: company.origin + localize(path, locale),
          seller: { '@id': organizationId(company.origin) },
        },
      }
    }),
  )
}

type Price = Extract<Fact, { kind: 'price' }>

/** A price that is only a lowest one says so. */
function amount(fact: Price, locale: Locale, from: boolean): Offer | AggregateOffer {
  const price = typeof fact.value === 'number' ? fact.value : fact.value[locale]
  if (from) return { '@type': 'AggregateOffer', lowPrice: price, priceCurrency: fact.currency, offerCount: 1 }
  return {
    '@type': 'Offer',
    price,
    priceCurrency: fact.currency,
    ...(fact.validUntil ? { priceValidUntil: fact.validUntil } : {}),
  }
}
