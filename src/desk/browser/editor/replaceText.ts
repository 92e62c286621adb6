import { isolateHistory } from '@codemirror/commands'
import type { StateEffect } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { changesBetween } from '../changesBetween.ts'
import { outsideChange } from './outsideChange.ts'

/**
 * Changes only what differs, so that cursor and scroll position stay; undo leads back to the text before.
 * @param effects what else the change does
 */
export function replaceText(view: EditorView, text: string, effects: readonly StateEffect<unknown>[] = []): void {
  const changes = changesBetween(view.state.doc.toString(), text)
  if (changes.length > 0) view.dispatch({ changes, effects, annotations: isolateHistory.of('full') })
}

/** The same with a text in which others changed something, which undoing one's own words must leave. */
export function takeOthersText(view: EditorView, text: string): void {
  const changes = changesBetween(view.state.doc.toString(), text)
  if (changes.length > 0) view.dispatch(outsideChange(view.state, changes))
}
