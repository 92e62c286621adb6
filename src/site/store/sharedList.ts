import { choiceSlug } from '../../content/choiceSlug.ts'
import { type Cart, type CartItem, countItems, maxQuantity } from './cart.ts'
import { itemOf, lineId, listMark } from './lineId.ts'
import { chosenOf, findItem, hasLostChoice, nameOf, type StoreItems } from './storeItems.ts'

/** Maximum lines read from a link. */
const maxLines = 100

/**
 * `#list=3,macbook-air-13.16gb.midnight:2,mac-mini:1`: no characters that a chat or a mail would alter. The number of items in
 * front tells whether the end was cut off.
 */
export function writeList(cart: Cart): string {
  return `${listMark}=${[countItems(cart), ...cart.map(({ id, quantity }) => `${id}:${quantity}`)].join(',')}`
}

export interface SharedList {
  readonly lines: Cart
  /** How much of it is not in the lines. */
  readonly lost: {
    /** Entries whose item is not in the catalogue. */
    readonly items: number
    /** Entries of which a choice is not offered, or not together with the others. */
    readonly choices: number
    /** Entries that cannot be read, and those beyond the maximum. */
    readonly entries: number
    /** Entries with more of an item than a line can have. */
    readonly quantities: number
  }
  /** Not one of its entries can be read. */
  readonly isUnreadable: boolean
  /** The end of the link is missing, so the last line may be another than was sent. */
  readonly isCut: boolean
}

const nothing: SharedList['lost'] = { items: 0, choices: 0, entries: 0, quantities: 0 }

/**
 * Reads a list from an address, which anyone may have written: only items, choices and quantities that the store has. Never
 * throws.
 */
export function readList(fragment: string, items: StoreItems, locale: string): SharedList {
  if (!fragment.startsWith(listMark)) return { lines: [], lost: nothing, isUnreadable: false, isCut: false }
  // Some mail programs and messengers encode the signs between the entries, some write after a link who sent it.
  const [list = ''] = fragment
    .slice(listMark.length)
    .replace(/^=|^%3d/i, '')
    .split('&')
  const written = list.replace(/%3a/gi, ':').split(/,|%2c/i)
  // Links written before there was a number in front have none.
  const total = /^\d+$/.test(written[0] ?? '') ? Number(written.shift()) : undefined
  const entries = written.map(entry => {
    // What follows the number is of the sentence around the link: its end, or a mark that turns its direction.
    const [, id = '', number = ''] = /^([a-z0-9.-]+):(\d+)(?:%[\dA-Fa-f]{2}|\W)*$/.exec(entry) ?? []
    return { id, quantity: Number(number) }
  })
  const isUnreadable = entries.every(({ id }) => id === '')
  const isCut = entries.at(-1)?.id === '' || (total !== undefined && total > countItems(entries))
  if (entries.at(-1)?.id === '') entries.pop()
  const lines = new Map<string, CartItem>()
  const lost = { ...nothing, entries: Math.max(0, entries.length - maxLines) }
  for (const { id, quantity } of entries.slice(0, maxLines)) {
    const item = findItem(items, id)
    if (id === '' || quantity < 1) lost.entries += 1
    else if (!item) lost.items += 1
    if (!item || quantity < 1) continue
    const chosen = chosenOf(item.options, id).flatMap(value => (value === undefined ? [] : choiceSlug(value)))
    const known = lineId(itemOf(id), chosen)
    if (hasLostChoice(item.options, id)) lost.choices += 1
    const all = (lines.get(known)?.quantity ?? 0) + quantity
    if (all > maxQuantity) lost.quantities += 1
    lines.set(known, { id: known, quantity: Math.min(maxQuantity, all), name: nameOf({ id, quantity }, items, locale) })
  }
  return { lines: [...lines.values()], lost, isUnreadable, isCut }
}
