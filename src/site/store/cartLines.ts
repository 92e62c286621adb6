import { type Cart, type CartItem, clamp, maxQuantity } from './cart.ts'
import { itemOf } from './lineId.ts'

// Apart from what the store's cards do, which comes with the page: this comes with the panel.

/**
 * Gives a line another id, as when something else is chosen. Where a line has the id already, points are added to it, which
 * choose nothing: choices are passed through on the way to another, and a line joined to its equal could not be parted again.
 */
export function changeId(cart: Cart, id: string, next: string): Cart {
  const free = freeId(
    cart.filter(line => line.id !== id),
    next,
  )
  return cart.map(line => (line.id === id ? { ...asChosen(line), id: free } : line))
}

/**
 * Puts one more of a line's item below all that the list has of it, to choose something else for. Until then it has the same
 * choices, and an id as {@link changeId} gives one.
 */
export function addVariant(cart: Cart, line: CartItem): Cart {
  const place = cart.findLastIndex(({ id }) => itemOf(id) === itemOf(line.id)) + 1
  return cart.toSpliced(place, 0, { ...line, id: freeId(cart, line.id), quantity: 1, isVariant: true })
}

const freeId = (cart: Cart, id: string): string => (cart.some(line => line.id === id) ? freeId(cart, `${id}.`) : id)

const asChosen = ({ isVariant, ...line }: CartItem): CartItem => line

/** Whether a line was given the id of another, by what was chosen for it. */
export const isPassing = ({ id, isVariant }: CartItem): boolean => !isVariant && id.endsWith('.')

/** Without the points by which a line's id differs from that of an equal line. */
export const chosenId = (id: string): string => id.replace(/\.+$/, '')

/** Makes one line of those for which the same was chosen, as far as one can have so many. */
export function joinChosen(cart: Cart): Cart {
  return cart.reduce<Cart>((joined, line) => {
    const full = joined.filter(({ quantity }) => quantity + line.quantity > maxQuantity)
    return addLines(joined, [line.isVariant ? line : { ...line, id: freeId(full, chosenId(line.id)) }])
  }, [])
}

/** Makes one line of those that read the same, as the list is handed on and sent. */
export const joinEqual = (cart: Cart): Cart => joinChosen(cart.map(asChosen))

/** Puts lines on a list that may have some of them. */
export function addLines(cart: Cart, lines: Cart): Cart {
  const added = new Map(lines.map(line => [line.id, line]))
  const raised = cart.map(line => {
    const more = added.get(line.id)
    added.delete(line.id)
    return more ? { ...line, quantity: clamp(line.quantity + more.quantity) } : line
  })
  return [...raised, ...added.values()]
}

/** Puts a line that was removed back in its place; where its item is on the list again, what was removed is added to it. */
export function putBack(cart: Cart, line: CartItem, place: number): Cart {
  if (cart.some(({ id }) => id === line.id)) return addLines(cart, [line])
  return cart.toSpliced(place, 0, line)
}

/** Takes lines off a list: of what was added to them meanwhile, the rest stays. */
export function takeLines(cart: Cart, lines: Cart): Cart {
  const taken = new Map(lines.map(line => [line.id, line.quantity]))
  return cart
    .map(line => ({ ...line, quantity: line.quantity - (taken.get(line.id) ?? 0) }))
    .filter(line => line.quantity > 0)
}
