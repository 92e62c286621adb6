import { Trans } from '@lingui/react/macro'
import { addingNotes } from './addingNotes.tsx'
import type { Cart } from './cart.ts'
import { ProposedList } from './ProposedList.tsx'
import type { SharedList } from './sharedList.ts'

interface LinkedListProps {
  shared: SharedList
  /** Its lines as the visitor reads them. */
  lines: Parameters<typeof ProposedList>[0]['lines']
  cart: Cart
  onAccept: () => void
  onDecline: () => void
}

/** The list of a link, with what of it could not be read or is offered no more. */
export function LinkedList({ shared, lines, cart, onAccept, onDecline }: LinkedListProps) {
  const { lost, isUnreadable, isCut } = shared
  return (
    <ProposedList
      title={<Trans>A list from a link</Trans>}
      lines={lines}
      notes={[
        isUnreadable && <Trans>Nothing in this link could be read. Ask for it again.</Trans>,
        isCut && !isUnreadable && (
          <Trans>The end of this link is missing. Compare the list, or ask for the link again.</Trans>
        ),
        lost.entries > 0 && !isUnreadable && <Trans>Part of this link could not be read.</Trans>,
        lost.items > 0 && <Trans>Some items in this link are no longer in the catalogue.</Trans>,
        lost.choices > 0 && <Trans>Some choices in this link are no longer offered: choose again.</Trans>,
        ...addingNotes(cart, shared.lines, lost.quantities > 0),
      ]}
      accept={<Trans>Add it to my list</Trans>}
      decline={<Trans>Leave it</Trans>}
      onAccept={onAccept}
      onDecline={onDecline}
    />
  )
}
