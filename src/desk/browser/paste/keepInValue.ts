import { EditorState, type Transaction, type TransactionSpec } from '@codemirror/state'
import type { Locale } from '../../../content/locales/locales.ts'
import { isBrought } from './isBrought.ts'
import { oneLine, withoutMarkdown } from './plainLine.ts'
import { withoutStraightApostrophes, withoutStraightQuotes } from './quotationMarks.ts'
import { type Value, valueAt } from './valueAt.ts'

/**
 * What is pasted or dropped into the value of a widget's attribute or of front matter stays in it: as one line of plain words,
 * with the quotation marks of the page's language instead of those that would end it.
 */
export const keepInValue = (locale: Locale) =>
  EditorState.transactionFilter.of(transaction => {
    const made = isBrought(transaction) ? changesFor(transaction, locale) : undefined
    // In the same step back for undo.
    return made ? [transaction, { ...made, sequential: true }] : transaction
  })

/** What comes into a value: behind its words so far, before the rest of them. */
interface Brought {
  readonly before: string
  readonly text: string
  readonly after: string
}

interface Written {
  readonly from: number
  readonly to: number
  readonly insert: string
  /** Where the cursor goes, if not behind all of it. */
  readonly anchor?: number
}

function changesFor(transaction: Transaction, locale: Locale): TransactionSpec | undefined {
  const { startState, changes } = transaction
  // Words that only move within a value are no more than it could hold.
  const isMoved = transaction.isUserEvent('move')
  const made: Written[] = []
  changes.iterChanges((from, to, at, end, inserted) => {
    const value = inserted.length > 0 ? valueAt(startState, { from, to }) : undefined
    if (!value) return
    const brought = {
      before: startState.sliceDoc(value.from, from),
      text: inserted.toString(),
      after: startState.sliceDoc(to, value.to),
    }
    if (isNextLine(value, brought)) return
    const text = wordsFor(value, brought, locale)
    if (value.kind === 'plain' && !isMoved && !isPlainYaml(brought.before + text + brought.after)) {
      made.push(quoted(at - brought.before.length, end, { ...brought, text }))
    } else if (text !== brought.text) made.push({ from: at, to: end, insert: text })
  })
  const [first, ...others] = made
  if (!first) return undefined
  // Several cursors keep to their places.
  return first.anchor === undefined || others.length > 0
    ? { changes: made }
    : { changes: made, selection: { anchor: first.anchor } }
}

/** A line of YAML that goes below the one at whose end it is pasted. */
const isNextLine = ({ mark }: Value, { text, after }: Brought): boolean =>
  mark === undefined && after === '' && /^\n\s*(?:- |[\w.-]+:(?:\s|$))/.test(text)

function wordsFor({ kind, mark }: Value, { before, text, after }: Brought, locale: Locale): string {
  const line = oneLine(kind === 'attribute' ? withoutMarkdown(text, before.trim() === '') : text)
  if (kind === 'plain' && before + after === '' && isWholeYaml(line)) return line
  // Marks that were copied from a value between such ones.
  const words = withoutStraightQuotes(kind === 'quoted' ? line.replaceAll('\\"', '"') : line, before, locale)
  if (mark === '"') return kind === 'quoted' ? words.replaceAll('\\', '\\\\') : words
  if (mark === undefined) return words
  return kind === 'quoted' ? inPairs(words) : withoutStraightApostrophes(words, before)
}

const doubled = (words: string): string => words.replaceAll("'", "''")

/** Apostrophes as YAML needs them between single marks; those that were copied from there are so already. */
const inPairs = (words: string): string => words.replace(/'+/g, run => (run.length % 2 === 0 ? run : `${run}'`))

/** A value with its marks, or a list, as it was copied from YAML. */
const isWholeYaml = (line: string): boolean => /^(?:'(?:[^']|'')*'|"(?:[^"\\]|\\.)*"|\[[^[\]]*\])$/.test(line.trim())

/** Whether YAML takes words without marks for these words: no sign of its own begins them, and no key or comment is in them. */
const isPlainYaml = (words: string): boolean =>
  isWholeYaml(words) || !/^\s*(?:[-?:](?:\s|$)|[,[\]{}#&*!|>'"%@`])|:\s|:$|\s#/.test(words.trim())

/** The value with the marks without which YAML would not read it as it is. */
function quoted(from: number, end: number, { before, text, after }: Brought): Written {
  const head = `'${doubled(before + text)}`
  return { from, to: end + after.length, insert: `${head}${doubled(after)}'`, anchor: from + head.length }
}
