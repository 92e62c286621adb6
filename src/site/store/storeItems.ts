import { choiceSlug } from '../../content/choiceSlug.ts'
import type { StoreCategory } from '../../content/dataFiles.ts'
import { type Locale, toLocale } from '../../content/locales/locales.ts'
import type { CartItem } from './cart.ts'
import { itemName } from './itemName.ts'
import { itemOf, lineId, slugsOf } from './lineId.ts'

type CatalogueItem = StoreCategory['items'][number]
export type ItemOption = CatalogueItem['options'][number]
export type OptionValue = ItemOption['values'][number]

/** The names and options of the store's items, by id. */
export type StoreItems = Readonly<Record<string, Pick<CatalogueItem, 'name' | 'options'>>>

export const storeItemsPath = '/store-items.json'

export function storeItems(store: readonly StoreCategory[]): StoreItems {
  return Object.fromEntries(
    store.flatMap(({ items }) => items.map(item => [item.id, { name: itemName(item), options: item.options }])),
  )
}

/** The item of a cart line; undefined where it is not in the catalogue, or the catalogue could not be fetched. */
export function findItem(items: StoreItems | undefined, id: string): StoreItems[string] | undefined {
  const item = itemOf(id)
  return items && Object.hasOwn(items, item) ? items[item] : undefined
}

export const textOf = (value: OptionValue, locale: Locale): string =>
  typeof value === 'string' ? value : value[locale]

/** The value that a line has of each option of its item; undefined if not chosen yet, or no longer sold. */
export function chosenOf(options: readonly ItemOption[], id: string): (OptionValue | undefined)[] {
  const slugs = slugsOf(id)
  return options.map(({ values }) => values.find(value => slugs.includes(choiceSlug(value))))
}

/** Whether something was chosen for a line that its item is not sold with any more. */
export const hasLostChoice = (options: readonly ItemOption[], id: string): boolean =>
  chosenOf(options, id).filter(value => value !== undefined).length < slugsOf(id).filter(slug => slug !== '').length

/** The id of a line with another value of one of its options; without a value it is undecided. */
export function choose(
  options: readonly ItemOption[],
  id: string,
  option: ItemOption,
  value: OptionValue | undefined,
): string {
  const before = chosenOf(options, id)
  const chosen = options.flatMap((each, index) => (each === option ? value : before[index]) ?? [])
  return lineId(itemOf(id), chosen.map(choiceSlug))
}

/** Each value that was decided, as it reads in a list: `16GB`, `Hebrew keyboard`. */
export function choiceTexts(options: readonly ItemOption[], id: string, locale: Locale): string[] {
  return chosenOf(options, id).flatMap((value, index) => {
    if (value === undefined) return []
    const text = textOf(value, locale)
    return options[index]?.inQuote?.[locale].replace('#', () => text) ?? text
  })
}

/** The name of a cart line in a language: as in the store, or as it was when it was added. */
export function nameOf(line: CartItem, items: StoreItems | undefined, locale: string): string {
  const name = findItem(items, line.id)?.name
  if (!name) return String(line.name ?? itemOf(line.id))
  return typeof name === 'string' ? name : name[toLocale(locale)]
}

/** A line in words: `MacBook Air 13-inch, 16GB, Midnight, Hebrew keyboard`. */
export function describeLine(line: CartItem, items: StoreItems | undefined, locale: string): string {
  const item = findItem(items, line.id)
  // Without the catalogue, showing a choice's slug is better than losing it.
  const choices = item ? choiceTexts(item.options, line.id, toLocale(locale)) : slugsOf(line.id)
  return [nameOf(line, items, locale), ...choices].join(', ')
}
