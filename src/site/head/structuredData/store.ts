import type { ItemList } from 'schema-dts'
import { nodeId } from './ids.ts'
import type { StructuredDataInput } from './input.ts'

/** The items of a store page, in its order. The store quotes prices, so no item has an offer, and none a rating. */
export function itemList({ page, company, items }: StructuredDataInput): ItemList[] {
  if (items.length === 0) return []
  const { path, locale } = page
  const pick = (text: string | Record<typeof locale, string>) => (typeof text === 'string' ? text : text[locale])
  return [
    {
      '@type': 'ItemList',
      '@id': nodeId(company.origin, path, locale, 'items'),
      itemListElement: items.map((item, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'Product',
          identifier: item.id,
          name: pick(item.name),
          description: pick(item.description),
          brand: { '@type': 'Brand', name: item.brand },
        },
      })),
    },
  ]
}
