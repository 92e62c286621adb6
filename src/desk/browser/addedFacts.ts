import { undo } from '@codemirror/commands'
import type { ChangeSpec, Extension, Text } from '@codemirror/state'
import type { NewFact } from '../../content/newFact.ts'
import { addFact, removeFact } from './api.ts'
import { followsUndo } from './editor/followsUndo.ts'
import { factsShown, factsTakenBack } from './factEffects.ts'
import { withoutReference } from './factReference.ts'
import type { Session } from './session.ts'
import type { FactsAdded } from './sessionState.ts'

/** Undo knows the text only: facts that came with what it takes out are offered for removal, and come back with it. */
export const factsUndone = (session: () => Session): Extension => [
  followsUndo(
    factsShown,
    facts => session().store.notifyOf('facts-left', { factsLeft: facts }),
    facts => void addAgain(session(), facts),
  ),
  followsUndo(
    factsTakenBack,
    facts => void addAgain(session(), facts),
    facts => session().store.notifyOf('facts-left', { factsLeft: facts }),
  ),
]

/** What writes the prices out again for which facts were added last; undefined where the text has changed since. */
export function withoutReferences(doc: Text, { added, left }: FactsAdded): ChangeSpec[] | undefined {
  if (left !== doc) return undefined
  const changes = added.flatMap(({ reference }) => withoutReference(doc, reference) ?? [])
  return changes.length === added.length ? changes : undefined
}

/** Takes back what shows the facts that were added last, and the facts. */
export async function takeBackFacts(session: Session): Promise<void> {
  const { view, state } = session
  session.store.dismiss()
  const { doc, readOnly } = view.state
  const changes = state.factsAdded && withoutReferences(doc, state.factsAdded)
  if (!state.factsAdded || !changes || readOnly) return
  const facts = state.factsAdded.added.map(({ newFact }) => newFact)
  // Undo would take back whatever was corrected with them, or after them.
  if (state.factsAdded.added.some(({ shown }) => shown === doc)) undo(view)
  else view.dispatch({ changes, effects: factsTakenBack.of(facts), userEvent: 'input.fix' })
  // Undo offers what is done here.
  session.store.dismiss()
  for (const fact of facts) await removeFact(session.file, fact).catch(() => undefined)
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
