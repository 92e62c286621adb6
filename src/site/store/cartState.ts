import { storedState } from '../storage/storedState.ts'
import { type Cart, isPassing, joinEqual, parseCart } from './cart.ts'

/** The visitor's cart, which the store and its quote panel share. */
export const cartState = storedState('cart', parseCart)

/** The visitor's last request, to be repeated. */
export const lastQuoteState = storedState('lastQuote', parseCart)

export const updateCart = (change: (cart: Cart) => Cart) => cartState.set(change(cartState.get()))

/** Once nothing is being chosen, equal lines are one. Where there are none, nothing is stored. */
export function settleCart(): void {
  if (cartState.get().some(isPassing)) updateCart(joinEqual)
}

/** Dispatched on the dialog of the quote panel to open it. */
export const openQuote = 'quote'
