/** Items in one list: enough for most groups, few enough that a browser may leave out what is far away. */
const listLength = 12

/**
 * Divides the items of a group into the lists that the page shows. Items that fill several are put together by brand, so
 * that the choice of a brand shows and hides whole lists.
 */
export function lists<Item extends { brand: string }>(items: readonly Item[]): Item[][] {
  if (items.length <= listLength) return [[...items]]
  const filled: Item[][] = [[]]
  for (const ofBrand of Map.groupBy(items, ({ brand }) => brand).values()) {
    const last = filled.at(-1)
    // Brands of few items share a list.
    if (last && last.length + ofBrand.length <= listLength) last.push(...ofBrand)
    else
      for (let start = 0; start < ofBrand.length; start += listLength)
        filled.push(ofBrand.slice(start, start + listLength))
  }
  return filled.filter(list => list.length > 0)
}
