import { startCompletion } from '@codemirror/autocomplete'
import type { Text } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import type { Range } from './held.ts'

/** A link's address, up to its bracket; where that is missing, what is not words of the sentence. */
const addressOf = /^\[?[^[\]\n]*\]\((?:[^()\n]*(?=\))|(?:[./#]|https?:)[^\s()<>]*|)/

/** The range of the address of the link at an offset, empty where it has none; undefined where no link is. */
export function addressAt(doc: Text, offset: number): Range | undefined {
  if (offset > doc.length) return undefined
  const line = doc.lineAt(offset)
  const [begun] = addressOf.exec(doc.sliceString(offset, line.to)) ?? []
  if (begun === undefined) return undefined
  return { from: offset + begun.lastIndexOf('](') + 2, to: offset + begun.length }
}

/** The range of that address behind its `#`, up to a title; all of it where it has none. */
export function headingAt(doc: Text, offset: number): Range | undefined {
  const range = addressAt(doc, offset)
  const [, before, anchor] = /^([^\s#]*#)(\S*)/.exec(range ? doc.sliceString(range.from, range.to) : '') ?? []
  if (!range || before === undefined || anchor === undefined) return range
  const from = range.from + before.length
  return { from, to: from + anchor.length }
}

/** The range between the quotes of the property of a widget that begins at an offset. */
export function valueAt(doc: Text, offset: number): Range | undefined {
  if (offset > doc.length) return undefined
  const [, before, value] = /^([\w-]+=")([^"\n]*)"/.exec(doc.sliceString(offset, doc.lineAt(offset).to)) ?? []
  if (before === undefined || value === undefined) return undefined
  const from = offset + before.length
  return { from, to: from + value.length }
}

/** Opens the list of pages in the brackets of a link or the quotes of a property, or behind a `#` that of the page's headings; what is chosen takes the place of the range. */
export function chooseAddress(view: EditorView, { from, to }: Range): void {
  view.dispatch({ selection: { anchor: from, head: to }, effects: EditorView.scrollIntoView(from, { y: 'center' }) })
  view.focus()
  startCompletion(view)
}
