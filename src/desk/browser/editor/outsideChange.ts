import { history, historyField, undoDepth } from '@codemirror/commands'
import {
  type ChangeSpec,
  Compartment,
  EditorState,
  type Extension,
  Prec,
  RangeSet,
  RangeValue,
  StateEffect,
  StateField,
  type Text,
  Transaction,
} from '@codemirror/state'

/** What can be undone: the editor's history, and where the text is that was written in it. */
interface Past {
  readonly history: unknown
  readonly written: RangeSet<Written>
}

type Place = readonly [from: number, to: number]

class Written extends RangeValue {}
const written = new Written()

const setPast = StateEffect.define<Past>()

/** Where text was written that can be undone; a place alone where some was removed. */
const writtenField = StateField.define<RangeSet<Written>>({
  create: state => (undoDepth(state) > 0 ? RangeSet.of(written.range(0, state.doc.length)) : RangeSet.empty),
  update(ranges, transaction) {
    for (const effect of transaction.effects) if (effect.is(setPast)) return effect.value.written
    if (!transaction.docChanged) return ranges
    let next = ranges.map(transaction.changes)
    if (transaction.annotation(Transaction.addToHistory) === false) return next
    transaction.changes.iterChangedRanges((_fromBefore, _toBefore, from, to) => {
      next = next.update({ add: [written.range(from, to)] })
    })
    return next
  },
  toJSON(ranges): Place[] {
    const places: Place[] = []
    ranges.between(0, Number.POSITIVE_INFINITY, (from, to) => {
      places.push([from, to])
    })
    return places
  },
  fromJSON: (places: readonly Place[]) =>
    RangeSet.of(
      places.map(([from, to]) => written.range(from, to)),
      true,
    ),
})

/** What is kept of an editor's state beside its text, so that a page that loads anew can undo as before. */
export const keptFields = { history: historyField, written: writtenField }

interface Replaced {
  readonly before: Text
  readonly past: Past
}

const setReplaced = StateEffect.define<Replaced>()

/** What stood here before the last change from outside, as long as nothing was written since. */
const replacedField = StateField.define<Replaced | undefined>({
  create: () => undefined,
  update(replaced, { docChanged, effects }) {
    for (const effect of effects) if (effect.is(setReplaced)) return effect.value
    return docChanged ? undefined : replaced
  },
})

const historySlot = new Compartment()

/** Needed by an editor whose text others change too. The first history counts: a state read from JSON begins with its own. */
export const outsideChanges: Extension = [Prec.highest(historySlot.of([])), writtenField, replacedField]

const noPast = (): Past => ({
  history: EditorState.create({ extensions: history() }).field(historyField),
  written: RangeSet.empty,
})

/**
 * A change that others made on disk, which undo leaves alone. What was undoable stays so, unless the change touches it: half of it
 * would be undone then. When a text comes back that went away, as with a branch, so does what could be undone in it.
 */
export function outsideChange(state: EditorState, changes: ChangeSpec): Transaction[] {
  const set = state.changes(changes)
  const last = state.field(replacedField)
  const past: Past = { history: state.field(historyField), written: state.field(writtenField) }
  let touched = false
  set.iterChangedRanges((from, to) => {
    past.written.between(from, to, () => {
      touched = true
    })
  })
  const next = last?.before.eq(set.apply(state.doc)) ? last.past : touched ? noPast() : undefined
  const change = state.update({
    changes,
    annotations: Transaction.addToHistory.of(false),
    effects: setReplaced.of({ before: state.doc, past }),
  })
  if (!next) return [change]
  // A history is set by itself: with the change it would be mapped through it.
  const effects = [setPast.of(next), historySlot.reconfigure(historyField.init(() => next.history))]
  return [change, change.state.update({ effects })]
}
