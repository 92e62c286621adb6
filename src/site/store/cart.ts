/** One line of the quote cart; other fields than id and quantity are kept as they were given. */
export interface CartItem {
  readonly id: string
  readonly quantity: number
  readonly [field: string]: unknown
}

export type Cart = readonly CartItem[]

/** Most of one item that a cart takes. */
export const maxQuantity = 9999

/** Adds an item; one that is there already gets one more (specification §3). */
export function addItem(cart: Cart, item: { readonly id: string; readonly [field: string]: unknown }): Cart {
  if (!cart.some(line => line.id === item.id)) return [...cart, { ...item, quantity: 1 }]
  return cart.map(line => (line.id === item.id ? { ...line, quantity: clamp(line.quantity + 1) } : line))
}

/** Sets an item's quantity; 0 or less removes it (specification §4). */
export function setQuantity(cart: Cart, id: string, quantity: number): Cart {
  if (!(quantity > 0)) return cart.filter(line => line.id !== id)
  return cart.map(line => (line.id === id ? { ...line, quantity: clamp(quantity) } : line))
}

/** How many items stand in the cart, counting each piece. */
export function countItems(cart: Cart): number {
  return cart.reduce((sum, line) => sum + line.quantity, 0)
}

/** Reads a stored cart. What is malformed, is left out; nothing is thrown. */
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
    const sound = typeof id === 'string' && id !== '' && Number.isInteger(quantity) && quantity > 0 && !ids.has(id)
    if (sound) ids.add(id)
    return sound && quantity <= maxQuantity
  })
}

const clamp = (quantity: number) => Math.min(maxQuantity, Math.max(1, Math.floor(quantity)))
