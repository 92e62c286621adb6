import { storedState } from '../storage/storedState.ts'
import { type Cart, type CartItem, isPassing, joinChosen, parseCart } from './cart.ts'

/** The visitor's cart, which the store and its quote panel share. */
export const cartState = storedState('cart', parseCart)

/** The visitor's last request, to be repeated. */
export const lastQuoteState = storedState('lastQuote', parseCart)

export const updateCart = (change: (cart: Cart) => Cart) => cartState.set(change(cartState.get()))

/** Once nothing is being chosen, equal lines are one. Where there are none, nothing is stored. */
export function settleCart(): void {
  if (cartState.get().some(isPassing)) updateCart(joinChosen)
}

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
