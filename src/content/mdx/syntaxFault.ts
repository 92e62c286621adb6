import type { Finding } from '../fault.ts'
import { msg } from '../messages/msg.ts'
import { lineOf } from './complaint.ts'
import { explainSyntax } from './syntaxWords.ts'

interface Positioned {
  reason: string
  line?: number
  column?: number
}

/** A parser's complaint about MDX as a finding; `bodyOffset` lines are before the body in the file. */
export function syntaxFault(error: unknown, file: string, body: string, bodyOffset: number): Finding {
  const complaint: Positioned =
    error instanceof Error && 'reason' in error ? (error as unknown as Positioned) : { reason: String(error) }
  // A widget that is never closed is noticed at the end of its parent; only the message says where it opens.
  const [place, openingLine, openingColumn] = /\s*\((\d+):(\d+)-\d+:\d+\)/.exec(complaint.reason) ?? []
  const missed = /^Expected a closing tag/.test(complaint.reason)
  const line = Number((missed ? openingLine : complaint.line) ?? complaint.line ?? openingLine ?? 1)
  const column = Number((missed ? openingColumn : complaint.column) ?? complaint.column ?? openingColumn ?? 1)
  const reason = place
    ? complaint.reason.replace(place, ` of line ${Number(openingLine) + bodyOffset}`)
    : complaint.reason
  const words = explainSyntax({ reason, body, line, column })
  return {
    check: 'syntax',
    severity: 'error',
    file,
    found: msg('text that cannot be read: {text}', { text: lineOf({ body }, line).trim() }),
    expected: msg(
      'Markdown with the widgets of the gallery; every widget that is opened is closed, and the signs {signs} are written as {escaped}',
      { signs: ['{', '<'], escaped: ['\\{', '&lt;'] },
    ),
    ...words,
    line: (words?.line ?? line) + bodyOffset,
    column: words?.column ?? column,
  }
}
