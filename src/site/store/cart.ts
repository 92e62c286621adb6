import { itemOf } from './lineId.ts'

/** One line of the quote cart; other fields than id and quantity are kept as they were given. */
export interface CartItem {
  readonly id: string
  readonly quantity: number
  /** Something else is still to be chosen for it: until then it is a line of its own, though another is equal. */
  readonly isVariant?: boolean
  readonly [field: string]: unknown
}

export type Cart = readonly CartItem[]

export const maxQuantity = 9999

/** Adds an item, or raises its quantity by one if it is in the cart (specification §3). */
export function addItem(cart: Cart, item: { readonly id: string; readonly [field: string]: unknown }): Cart {
  if (!cart.some(line => line.id === item.id)) return [...cart, { ...item, quantity: 1 }]
  return cart.map(line => (line.id === item.id ? { ...line, quantity: clamp(line.quantity + 1) } : line))
}

/** Sets an item's quantity; 0 or less removes it (specification §4). */
export function setQuantity(cart: Cart, id: string, quantity: number): Cart {
  if (!(quantity > 0)) return cart.filter(line => line.id !== id)
  return cart.map(line => (line.id === id ? { ...line, quantity: clamp(quantity) } : line))
}

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

export function countItems(cart: Cart): number {
  return cart.reduce((sum, line) => sum + line.quantity, 0)
}

/** Reads a stored cart; malformed lines are left out. Never throws. */
export function parseCart(text: string | null): Cart {
  let value: unknown
  try {
    value = JSON.parse(text ?? '[]')
  } catch {
    return []
  }
  if (!Array.isArray(value)) return []
  const ids = new Set<string>()
  return value.filter((line): line is CartItem => {
    if (typeof line !== 'object' || line === null) return false
    const { id, quantity } = line
    const valid = typeof id === 'string' && id !== '' && Number.isInteger(quantity) && quantity > 0 && !ids.has(id)
    if (valid) ids.add(id)
    return valid && quantity <= maxQuantity
  })
}

const clamp = (quantity: number) => Math.min(maxQuantity, Math.max(1, Math.floor(quantity)))
