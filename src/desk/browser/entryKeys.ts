/**
 * The button or entry of an open menu that a key leads to, as in the menus of the site; undefined for any other key, and at the ends.
 * @param stops the menu's button, then its entries from the top down
 */
export function stopOf<Stop>(key: string, stops: readonly Stop[], now: Stop): Stop | undefined {
  const index = stops.indexOf(now)
  switch (key) {
    case 'ArrowDown':
      return stops[index + 1]
    case 'ArrowUp':
      return stops[index - 1]
    case 'Home':
      return stops[1]
    case 'End':
      return stops.at(-1)
    default:
      return undefined
  }
}
