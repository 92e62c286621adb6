import { isMap, isSeq } from 'yaml'
import { msg } from '../messages/msg.ts'
import { readStore } from '../readData.ts'
import type { Check, Place } from './types.ts'

/** Items of the store that share an id, whatever else is wrong with them: the quote could not distinguish them. */
export const storeItems: Check = function* ({ yaml }) {
  const seen = new Map<string, Place>()
  for (const { yaml: category } of readStore(yaml)) {
    const items: unknown = isMap(category.document.contents) ? category.document.get('items', true) : undefined
    for (const index of isSeq(items) ? items.items.keys() : []) {
      const id: unknown = category.document.getIn(['items', index, 'id'])
      // One that is still to be written is a fault of its own.
      if (typeof id !== 'string' || id === '') continue
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
