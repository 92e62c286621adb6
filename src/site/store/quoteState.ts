import { storedState } from '../storage/storedState.ts'
import { parseCart } from './cart.ts'
import { isPassing, joinChosen } from './cartLines.ts'
import { cartState, updateCart } from './cartState.ts'

/** The visitor's last request, to be repeated. */
export const lastQuoteState = storedState('lastQuote', parseCart)

/** Once nothing is being chosen, equal lines are one. Where there are none, nothing is stored. */
export function settleCart(): void {
  if (cartState.get().some(isPassing)) updateCart(joinChosen)
}
