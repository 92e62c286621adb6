import type { Extension } from '@codemirror/state'
import { asPlaced, takeOut } from '../api.ts'
import { followsUndo } from '../editor/followsUndo.ts'
import type { Session } from '../session.ts'
import { type PlacedPicture, placedInBoth } from './placedInBoth.ts'

/** Undo knows this text only: a picture that the other language still has is offered to be taken out there. */
export const placedUndone = (session: () => Session): Extension =>
  followsUndo(
    placedInBoth,
    placed => void offerToTakeOut(session(), placed),
    () => session().state.notice === 'picture-left' && session().store.dismiss(),
  )

/** Offers to take a picture out of the other language too, where it stands there as it was put. */
async function offerToTakeOut(session: Session, placed: PlacedPicture): Promise<void> {
  const isThere = await asPlaced(placed.inOther).catch(() => false)
  // It may have come back meanwhile.
  if (isThere && !session.view.state.doc.toString().includes(placed.own)) {
    session.store.notifyOf('picture-left', { pictureLeft: placed })
  }
}

/** Takes the picture out of the other language, or says that it has changed there since it was offered. */
export async function takeOutOfOther(session: Session, { inOther }: PlacedPicture): Promise<void> {
  const isTaken = await takeOut(inOther).catch(() => undefined)
  // Without an answer the offer stays.
  if (isTaken === undefined) return
  if (isTaken) session.store.dismiss()
  else session.store.notify('picture-stays')
}
