import type { Text } from '@codemirror/state'
import { type Command, EditorView } from '@codemirror/view'
import { anyPlaceholder, placeholdersIn } from '../../../content/placeholders.ts'

export const placeholderRanges = (doc: Text) =>
  [...placeholdersIn(doc.iterLines(), anyPlaceholder)].map(({ text, line, column }) => {
    const from = doc.line(line).from + column - 1
    return { from, to: from + text.length }
  })

export const placeholderCount = (doc: Text): number => [...placeholdersIn(doc.iterLines(), anyPlaceholder)].length

/** Selects the next placeholder, or the one before, so that typing takes its place; from the last it goes on at the first. */
export const goToPlaceholder =
  (direction: 'next' | 'previous'): Command =>
  view => {
    const all = placeholderRanges(view.state.doc)
    const { from, to } = view.state.selection.main
    // One that the cursor stands at or in comes first; one that is selected has been there.
    const isThere = all.some(placeholder => placeholder.from === from && placeholder.to === to)
    const range =
      direction === 'next'
        ? (all.find(placeholder => placeholder.to > (isThere ? to : from)) ?? all[0])
        : (all.findLast(placeholder => placeholder.from < (isThere ? from : to)) ?? all.at(-1))
    if (!range) return false
    view.dispatch({
      selection: { anchor: range.from, head: range.to },
      effects: EditorView.scrollIntoView(range.from, { y: 'center' }),
    })
    view.focus()
    return true
  }
