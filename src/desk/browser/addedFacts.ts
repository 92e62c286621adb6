import { undo } from '@codemirror/commands'
import type { Extension } from '@codemirror/state'
import { type NewFact, showsFact } from '../../content/newFact.ts'
import { addFact, factsShownAlone, removeFact } from './api.ts'
import { followsUndo } from './editor/followsUndo.ts'
import { factsHidden, factsShown } from './factEffects.ts'
import type { Session } from './session.ts'
import type { AddedFact } from './sessionState.ts'

/** Undo knows the text only: facts that came with what it takes out are offered for removal, and come back with it. */
export function factsUndone(session: () => Session): Extension {
  const offer = (facts: readonly NewFact[]) => session().store.notifyOf('facts-left', { factsLeft: facts })
  const bringBack = (facts: readonly NewFact[]) => void addAgain(session(), facts)
  return [followsUndo(factsShown, offer, bringBack), followsUndo(factsHidden, bringBack, offer)]
}

/**
 * Discards everything unsaved and offers the removal of facts that were added with it; undo restores both. What was undoable in a
 * text that came back no longer says which facts these are, so it is asked what no other text shows.
 */
export async function discardUnsaved(session: Session): Promise<void> {
  session.store.dismiss()
  // Data show facts too, which other texts brought.
  const isPage = session.file.endsWith('.mdx')
  const added = isPage ? await factsShownAlone(session.file).catch(() => []) : []
  const text = session.view.state.doc.toString()
  const facts = added.filter(({ id }) => showsFact(id, text) && !showsFact(id, session.savedText))
  session.discard(factsHidden.of(facts))
  if (facts.length > 0) session.store.notifyOf('facts-left', { factsLeft: facts })
}

/** Takes back what shows the fact that was added last, and the fact. */
export async function takeBackFact(session: Session, { newFact, shown }: AddedFact): Promise<void> {
  const { view } = session
  // Undo would take back what was typed since.
  if (shown !== view.state.doc || view.state.readOnly) return
  undo(view)
  // Undo offers what is done here.
  session.store.dismiss()
  await removeFact(session.file, newFact).catch(() => undefined)
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
