import { type Completion, pickedCompletion, snippet, startCompletion } from '@codemirror/autocomplete'
import type { Text } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { boldChange } from './boldChange.ts'
import { foldQuestions } from './foldQuestions.ts'
import type { FormatRefusal } from './formatRefusals.ts'
import { letGo, type Range } from './held.ts'
import { linkableWords } from './linkableWords.ts'
import { beginLink } from './linkBegun.ts'

/** A range without the spaces at its ends; undefined where it is no words of one paragraph, which the tags of a widget within them could go around. */
export function wordsIn(doc: Text, { from, to }: Range): Range | undefined {
  const text = doc.sliceString(from, to)
  const words = text.trim()
  if (words === '' || /\n\s*\n/.test(words)) return undefined
  const start = from + text.indexOf(words)
  return { from: start, to: start + words.length }
}

/** The whole lines of a range, without empty ones at its ends: what a block can go around. */
export function linesIn(doc: Text, { from, to }: Range): Range {
  let [first, last] = [doc.lineAt(from), doc.lineAt(to)]
  // A selection up to the start of a line has none of it.
  if (last.from === to && last.number > first.number) last = doc.line(last.number - 1)
  while (first.number < last.number && first.text.trim() === '') first = doc.line(first.number + 1)
  while (first.number < last.number && last.text.trim() === '') last = doc.line(last.number - 1)
  return { from: first.from, to: last.to }
}

/** Makes a link of words; the address is next, and the list of pages opens at once. @returns why it made none */
export function linkAround(view: EditorView, selected: Range, chosen?: Completion): FormatRefusal | undefined {
  const words = linkableWords(view.state, selected)
  if (typeof words === 'string') return words
  const { from, to } = words
  const insert = `[${view.state.sliceDoc(from, to)}](/)`
  view.dispatch({
    changes: { from, to, insert },
    selection: { anchor: from + insert.length - 1 },
    effects: [letGo, beginLink.of({ from, to: from + insert.length })],
    scrollIntoView: true,
    userEvent: 'input.link',
    ...(chosen ? { annotations: pickedCompletion.of(chosen) } : {}),
  })
  startCompletion(view)
  return undefined
}

/** Makes words bold, or plain again. @returns why it did not */
export function boldAround(view: EditorView, selected: Range, chosen?: Completion): FormatRefusal | undefined {
  const change = boldChange(view.state, selected)
  if (typeof change === 'string') return change
  view.dispatch({
    ...change,
    effects: letGo,
    scrollIntoView: true,
    userEvent: 'input.bold',
    ...(chosen ? { annotations: pickedCompletion.of(chosen) } : {}),
  })
  return undefined
}

/** A widget's tags around the held words; both are of CodeMirror's snippets, with places to fill in. */
export function tagsAround(
  view: EditorView,
  range: Range,
  { tags: [open, close], isInline }: { tags: readonly [string, string]; isInline: boolean },
  chosen: Completion,
): void {
  const { doc } = view.state
  const words = isInline ? wordsIn(doc, range) : undefined
  const { from, to } = words ?? linesIn(doc, range)
  const text = literal(doc.sliceString(from, to))
  view.dispatch({ effects: letGo })
  const isEmpty = (number: number) => number < 1 || number > doc.lines || doc.line(number).text.trim() === ''
  const before = isEmpty(doc.lineAt(from).number - 1) ? '' : '\n'
  const after = isEmpty(doc.lineAt(to).number + 1) ? '' : '\n'
  const template = words ? `${open}${text}\${}${close}` : `${before}${open}\n\n${text}\${}\n\n${close}${after}`
  snippet(template)(view, chosen, from, to)
}

/** Puts questions and answers in place of the paragraphs that are held. @returns false where these ask nothing */
export function questionsFrom(view: EditorView, range: Range, chosen: Completion): boolean {
  const { from, to } = linesIn(view.state.doc, range)
  const text = view.state.sliceDoc(from, to)
  const insert = foldQuestions(text, 1)
  if (insert === text) return false
  view.dispatch({
    changes: { from, to, insert },
    selection: { anchor: from + insert.length },
    effects: letGo,
    scrollIntoView: true,
    userEvent: 'input.complete',
    annotations: pickedCompletion.of(chosen),
  })
  return true
}

/** Text that a snippet inserts unchanged. */
const literal = (text: string): string => text.replace(/[{}]/g, String.raw`\$&`)
