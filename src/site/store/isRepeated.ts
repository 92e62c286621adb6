import type { Cart, CartItem } from './cart.ts'

/** Without the points by which a line's id differs from that of an equal line. */
const chosenId = (id: string): string => id.replace(/\.+$/, '')

/** Whether a line reads the same as another that was there before it was added or changed. */
export const isRepeated = (cart: Cart, { id }: CartItem): boolean =>
  id !== chosenId(id) && cart.some(line => line.id !== id && chosenId(line.id) === chosenId(id))
