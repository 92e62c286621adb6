import { getSearchQuery, type SearchQuery } from '@codemirror/search'
import type { EditorState, Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { type Message, msg } from '../../../content/messages/msg.ts'
import { arrangeFindPanel } from './findPanel.ts'

/**
 * Says in the search panel how many matches there are, how many were just replaced, or why nothing can be found, also to screen
 * readers.
 */
export const matchCount = (say: (text: Message) => string): Extension =>
  EditorView.updateListener.of(({ view, startState, state, docChanged, transactions }) => {
    const panel = view.dom.querySelector('.cm-search')
    if (!panel) return
    const status = panel.querySelector('.matches') ?? prepare(panel)
    const query = getSearchQuery(state)
    if (!docChanged && query === getSearchQuery(startState) && status.textContent) return
    const isReplaced = transactions.some(transaction => transaction.isUserEvent('input.replace.all'))
    if (isReplaced) status.textContent = say(replaced(countOf(query, startState)))
    else status.textContent = query.search ? say(searchResult(query, state)) : ''
  })

/** What a search finds, which is not empty. */
export function searchResult(query: SearchQuery, state: EditorState): Message {
  if (!query.valid) return msg('Not a valid regular expression')
  const count = countOf(query, state)
  return count === 0 ? msg('No matches') : msg('{count, plural, one {# match} other {# matches}}', { count })
}

const replaced = (count: number): Message =>
  msg('{count, plural, one {# match replaced} other {# matches replaced}}', { count })

function countOf(query: SearchQuery, state: EditorState): number {
  if (!query.valid) return 0
  const cursor = query.getCursor(state)
  let count = 0
  while (!cursor.next().done) count++
  return count
}

/** A new panel. The status comes before what is said in it: a screen reader follows only what was there. */
function prepare(panel: Element): Element {
  arrangeFindPanel(panel)
  const status = document.createElement('span')
  status.className = 'matches'
  status.setAttribute('role', 'status')
  panel.querySelector('[main-field]')?.after(status)
  return status
}
