import {
  clearSnippet,
  nextSnippetField,
  prevSnippetField,
  snippetKeymap,
  startCompletion,
} from '@codemirror/autocomplete'
import type { Command } from '@codemirror/view'
import { placeIn } from './placeAt.ts'

/** At a value the choices are offered at once, as they are right after the widget was chosen. */
const offering =
  (go: Command): Command =>
  view => {
    if (!go(view)) return false
    const { place, selected } = placeIn(view.state, view.state.selection.main.head)
    if (place?.kind === 'value' && selected) startCompletion(view)
    return true
  }

/** Keys that lead from one place to fill in to the next. */
export const snippetKeys = snippetKeymap.of([
  { key: 'Tab', run: offering(nextSnippetField), shift: offering(prevSnippetField) },
  { key: 'Escape', run: clearSnippet },
])
