import type { Transaction } from '@codemirror/state'

/** Whether a change brings a text from elsewhere. */
export const isBrought = (transaction: Transaction): boolean =>
  ['input.paste', 'input.drop', 'move.drop'].some(event => transaction.isUserEvent(event))
