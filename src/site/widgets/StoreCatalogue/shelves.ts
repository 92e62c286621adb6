/** Items of a group from which on it is divided; fewer are one list, in their own order. */
const many = 24
/** Items in one list: few enough that a browser draws hardly more than what is in view; divisible into rows of two and three. */
const listLength = 6

/**
 * Divides the items of a group into shelves, and these into the lists that the page shows. Where items are many, those of
 * a brand share a shelf, so that the choice of a brand shows and hides whole shelves; brands of few items share a list.
 */
export function shelves<Item extends { brand: string }>(items: readonly Item[]): Item[][][] {
  if (items.length < many) return [[[...items]]]
  const filled: Item[][][] = []
  let shared: Item[] | undefined
  for (const ofBrand of Map.groupBy(items, ({ brand }) => brand).values()) {
    if (ofBrand.length > listLength) {
      filled.push(split(ofBrand))
    } else if (shared && shared.length + ofBrand.length <= listLength) {
      shared.push(...ofBrand)
    } else {
      shared = [...ofBrand]
      filled.push([shared])
    }
  }
  return filled
}

function split<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / listLength) }, (_, index) =>
    items.slice(index * listLength, (index + 1) * listLength),
  )
}
