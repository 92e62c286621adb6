import type { StoreCategory } from '../../content/dataFiles.ts'
import { toLocale } from '../../content/locales/locales.ts'
import type { CartItem } from './cart.ts'

/** Names of the store's items by id, in both languages where they differ. */
export type ItemNames = Readonly<Record<string, StoreCategory['items'][number]['name']>>

export const itemNamesPath = '/store-items.json'

export function itemNames(store: readonly StoreCategory[]): ItemNames {
  return Object.fromEntries(store.flatMap(({ items }) => items.map(({ id, name }) => [id, name])))
}

export function isKnown(names: ItemNames, id: string): boolean {
  return Object.hasOwn(names, id)
}

/** The name of a cart line in a language: as in the store, or as it was when it was added. */
export function nameOf(line: CartItem, names: ItemNames | undefined, locale: string): string {
  const name = names && isKnown(names, line.id) ? names[line.id] : undefined
  if (!name) return String(line.name ?? line.id)
  return typeof name === 'string' ? name : name[toLocale(locale)]
}
