import { storedState } from '../storage/storedState.ts'
import { type Cart, type CartItem, parseCart } from './cart.ts'

/** The visitor's cart, which the store and its quote panel share. */
export const cartState = storedState('cart', parseCart)

export const updateCart = (change: (cart: Cart) => Cart) => cartState.set(change(cartState.get()))

/** Dispatched on the dialog of the quote panel to open it, with a {@link QuoteOpening}. */
export const openQuote = 'quote'

export interface QuoteOpening {
  /** The item whose choices are to be unfolded. */
  readonly item?: string | undefined
  /** What was removed outside of the panel since it was open. */
  readonly removed?: RemovedLine | undefined
}

/** A line that was removed, and the place that it had on the list. */
export interface RemovedLine {
  readonly line: CartItem
  readonly place: number
}
