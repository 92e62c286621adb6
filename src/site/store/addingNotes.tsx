import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type Cart, maxQuantity } from './cart.ts'

/**
 * What comes of adding a list to one that may have some of its lines.
 * @param isCut whether its own quantities were too high already
 */
export function addingNotes(cart: Cart, added: Cart, isCut = false): ReactNode[] {
  const listed = added.flatMap(({ id, quantity }) => {
    const line = cart.find(one => one.id === id)
    return line && line.quantity < maxQuantity ? [line.quantity + quantity] : []
  })
  return [
    listed.length > 0 && <Trans>Some of these are on your list already; adding them raises their quantity.</Trans>,
    (isCut || listed.some(sum => sum > maxQuantity)) && (
      <Trans>More than {maxQuantity} of one item? Say so in the message.</Trans>
    ),
  ]
}
