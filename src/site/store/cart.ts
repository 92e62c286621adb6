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

/** A quantity that one can have of an item. */
export const clamp = (quantity: number) => Math.min(maxQuantity, Math.max(1, Math.floor(quantity)))
