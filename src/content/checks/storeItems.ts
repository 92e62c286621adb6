import { msg } from '../messages/msg.ts'
import type { Check, Place } from './types.ts'

/** Items of the store that share an id: the quote could not distinguish them. */
export const storeItems: Check = function* ({ store }) {
  const seen = new Map<string, Place>()
  for (const category of store) {
    for (const [index, { id }] of category.value.items.entries()) {
      const place = category.place('items', index, 'id')
      const first = seen.get(id)
      if (first) {
        yield {
          check: 'storeItems',
          severity: 'error',
          ...place,
          found: msg('the id "{id}" a second time', { id }),
          expected: msg('a unique id for each item of the store'),
          fix: `id: ${id}-2`,
          also: first,
        }
      } else seen.set(id, place)
    }
  }
}
