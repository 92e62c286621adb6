import { type Cart, type CartItem, maxQuantity } from './cart.ts'
import { chosenId } from './cartLines.ts'

/** Whether a line reads the same as another that was there before it was added or changed, and can be one line with it. */
export const isRepeated = (cart: Cart, { id, quantity }: CartItem): boolean =>
  id !== chosenId(id) &&
  cart.some(line => line.id !== id && chosenId(line.id) === chosenId(id) && line.quantity + quantity <= maxQuantity)
