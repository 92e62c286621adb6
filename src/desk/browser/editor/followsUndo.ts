import { invertedEffects } from '@codemirror/commands'
import type { Extension, StateEffectType } from '@codemirror/state'
import { EditorView } from '@codemirror/view'

/**
 * Tells when a change that carries an effect is undone and done again: what else the change did outside this text, undo does not
 * know of.
 */
export const followsUndo = <Value>(
  type: StateEffectType<Value>,
  onUndone: (value: Value) => void,
  onRedone: (value: Value) => void,
): Extension => [
  invertedEffects.of(({ effects }) => effects.filter(effect => effect.is(type))),
  EditorView.updateListener.of(({ transactions }) => {
    for (const transaction of transactions) {
      for (const effect of transaction.effects) {
        if (!effect.is(type)) continue
        if (transaction.isUserEvent('undo')) onUndone(effect.value)
        if (transaction.isUserEvent('redo')) onRedone(effect.value)
      }
    }
  }),
]
