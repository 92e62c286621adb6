import { undo } from '@codemirror/commands'
import type { Extension } from '@codemirror/state'
import type { NewFact } from '../../content/newFact.ts'
import { addFact, removeFact } from './api.ts'
import { followsUndo } from './editor/followsUndo.ts'
import { factsShown } from './factEffects.ts'
import type { Session } from './session.ts'

/** Undo knows the text only: facts that came with what it takes out are offered for removal, and come back with it. */
export const factsUndone = (session: () => Session): Extension =>
  followsUndo(
    factsShown,
    facts => session().store.notifyOf('facts-left', { factsLeft: facts }),
    facts => void addAgain(session(), facts),
  )

/** Takes back what shows the fact that was added last, and the fact. */
export async function takeBackFact(session: Session): Promise<void> {
  const { view, state } = session
  const { factAdded } = state
  session.store.dismiss()
  // Undo would take back what was typed since.
  if (!factAdded || factAdded.shown !== view.state.doc || view.state.readOnly) return
  undo(view)
  // Undo offers what is done here.
  session.store.dismiss()
  await removeFact(session.file, factAdded.newFact).catch(() => undefined)
  await session.refresh()
}

/** Removes facts that undo left without what showed them, or says which are shown elsewhere. */
export async function takeOutFacts(session: Session, facts: readonly NewFact[]): Promise<void> {
  const isSaved = () => facts.some(({ id }) => session.savedText.includes(`"${id}"`))
  // A saved text would show facts that are missing.
  if (isSaved()) await session.save()
  if (isSaved()) return
  const left: NewFact[] = []
  for (const fact of facts) {
    const removed = await removeFact(session.file, fact).catch(() => undefined)
    // Without an answer the offer stays.
    if (!removed) return
    if (!removed.done) left.push(fact)
  }
  if (left.length > 0) session.store.notifyOf('facts-stay', { factsLeft: left })
  else session.store.dismiss()
  await session.refresh()
}

async function addAgain(session: Session, facts: readonly NewFact[]): Promise<void> {
  if (session.state.notice === 'facts-left') session.store.dismiss()
  for (const fact of facts) await addFact(session.file, fact).catch(() => undefined)
  await session.refresh()
}
