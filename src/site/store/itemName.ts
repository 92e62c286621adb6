import type { StoreCategory } from '../../content/dataFiles.ts'
import { splitRuns } from '../../content/locales/isolate.ts'

type CatalogueItem = StoreCategory['items'][number]

/** The brand that goes without saying: everyone knows who makes a MacBook. */
const impliedBrand = 'Apple'

/**
 * What an item is called where no card names its brand above it: `Dell USB-C dock`. In Hebrew the brand stands before the
 * model, `תחנת עגינה Dell USB-C`, or at the end of a name without a Latin model.
 */
export function itemName({ brand, name }: Pick<CatalogueItem, 'brand' | 'name'>): CatalogueItem['name'] {
  if (brand === impliedBrand) return name
  if (typeof name === 'string') return `${brand} ${name}`
  const model = splitRuns(name.he, 'he').find(run => run.isolate)?.text
  const he = model === undefined ? `${name.he} ${brand}` : name.he.replace(model, () => `${brand} ${model}`)
  return { en: `${brand} ${name.en}`, he }
}
