import type { Text } from '@codemirror/state'
import { type Command, EditorView } from '@codemirror/view'

interface Range {
  readonly from: number
  readonly to: number
}

/** Placeholders that a starter leaves for the writer, `[[Two sentences.]]`; comments in the front matter only mention them. */
export function placeholdersIn(doc: Text): Range[] {
  const found: Range[] = []
  let [from, isFrontMatter] = [0, doc.line(1).text === '---']
  for (const line of doc.iterLines()) {
    if (from > 0 && line === '---') isFrontMatter = false
    for (const { 0: words, index } of isFrontMatter && line.startsWith('#') ? [] : line.matchAll(/\[\[[^[\]]+\]\]/g)) {
      found.push({ from: from + index, to: from + index + words.length })
    }
    from += line.length + 1
  }
  return found
}

export const placeholderCount = (doc: Text): number => placeholdersIn(doc).length

/** Selects the next placeholder, or the one before, so that typing takes its place; from the last it goes on at the first. */
export const goToPlaceholder =
  (direction: 'next' | 'previous'): Command =>
  view => {
    const all = placeholdersIn(view.state.doc)
    const { from, to } = view.state.selection.main
    const range =
      direction === 'next'
        ? (all.find(placeholder => placeholder.from >= to) ?? all[0])
        : (all.findLast(placeholder => placeholder.to <= from) ?? all.at(-1))
    if (!range) return false
    view.dispatch({
      selection: { anchor: range.from, head: range.to },
      effects: EditorView.scrollIntoView(range.from, { y: 'center' }),
    })
    view.focus()
    return true
  }
