import { ChangeSet, type ChangeSpec, type Transaction, type TransactionSpec } from '@codemirror/state'

/** Nothing but the marks of quotes. */
export const isEmptyLine = (line: string): boolean => /^[\s>]*$/.test(line)

/** A change that ends with the cursor on an empty line, with another one between it and what is above and below it. */
export function setApart({ changes, newDoc, newSelection }: Transaction): TransactionSpec {
  const { head } = newSelection.main
  const line = newDoc.lineAt(head)
  const isCrowded = (number: number) => number <= newDoc.lines && !isEmptyLine(newDoc.line(number).text)
  const quote = line.text.trimEnd()
  const above = isCrowded(line.number - 1) ? `${quote}\n` : ''
  const below = isCrowded(line.number + 1) ? `\n${quote}` : ''
  const empty: ChangeSpec[] = [
    { from: line.from, insert: above },
    { from: line.to, insert: below },
  ]
  return {
    changes: changes.compose(ChangeSet.of(empty, newDoc.length)),
    selection: { anchor: head + above.length },
    scrollIntoView: true,
    userEvent: 'input',
  }
}
