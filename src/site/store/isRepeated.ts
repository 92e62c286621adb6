import { type Cart, type CartItem, chosenId } from './cart.ts'

/** Whether a line reads the same as another that was there before it was added or changed. */
export const isRepeated = (cart: Cart, { id }: CartItem): boolean =>
  id !== chosenId(id) && cart.some(line => line.id !== id && chosenId(line.id) === chosenId(id))
