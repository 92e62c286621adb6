import { choiceSlug } from '../../content/choiceSlug.ts'
import { type Cart, type CartItem, maxQuantity } from './cart.ts'
import { itemOf, lineId, listMark } from './lineId.ts'
import { chosenOf, findItem, nameOf, type StoreItems } from './storeItems.ts'

/** Maximum lines read from a link. */
const maxLines = 100

/** `#list=macbook-air-13.16gb.midnight:2,mac-mini:1`: no characters that a chat or a mail would alter. */
export function writeList(cart: Cart): string {
  return listMark + cart.map(({ id, quantity }) => `${id}:${quantity}`).join(',')
}

export interface SharedList {
  readonly lines: Cart
  /** Entries that cannot be read or name nothing in the catalogue, and choices that are gone from it. */
  readonly lost: number
}

/**
 * Reads a list from an address, which anyone may have written: only items, choices and quantities that the store has. Never
 * throws.
 */
export function readList(fragment: string, items: StoreItems, locale: string): SharedList {
  if (!fragment.startsWith(listMark)) return { lines: [], lost: 0 }
  // Some mail programs and messengers encode the signs between the entries.
  const entries = fragment.slice(listMark.length).replace(/%3a/gi, ':').split(/,|%2c/i)
  const lines = new Map<string, CartItem>()
  let lost = Math.max(0, entries.length - maxLines)
  for (const entry of entries.slice(0, maxLines)) {
    const [, id = '', number] = /^([a-z0-9.-]+):(\d{1,4})[.)]?$/.exec(entry) ?? []
    const [item, quantity] = [findItem(items, id), Number(number)]
    if (!item || quantity < 1) {
      lost += 1
      continue
    }
    const chosen = chosenOf(item.options, id).flatMap(value => (value === undefined ? [] : choiceSlug(value)))
    const known = lineId(itemOf(id), chosen)
    if (chosen.length < id.split('.').length - 1) lost += 1
    const before = lines.get(known)?.quantity ?? 0
    const line = { id: known, quantity: Math.min(maxQuantity, before + quantity) }
    lines.set(known, { ...line, name: nameOf(line, items, locale) })
  }
  return { lines: [...lines.values()], lost }
}
