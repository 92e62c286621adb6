import type { Finding } from '../fault.ts'

interface Positioned {
  reason: string
  ruleId?: string
  line?: number
  column?: number
}

/** A parser's complaint about MDX as a finding; `bodyOffset` is added to its line. */
export function syntaxFault(error: unknown, file: string, bodyOffset: number): Finding {
  const { reason, line, column }: Positioned =
    error instanceof Error && 'reason' in error ? (error as unknown as Positioned) : { reason: String(error) }
  // A widget that is never closed is missed at the end of the file; the place of its opening stands in the words alone.
  const [place, openingLine, openingColumn] = /\s*\((\d+):(\d+)-\d+:\d+\)/.exec(reason) ?? []
  return {
    check: 'syntax',
    severity: 'error',
    file,
    line: Number(line ?? openingLine ?? 1) + bodyOffset,
    column: Number(column ?? openingColumn ?? 1),
    found: place ? reason.replace(place, ` of line ${Number(openingLine) + bodyOffset}`) : reason,
    expected:
      'Markdown with the widgets of the gallery; every widget that is opened is closed, { and < are written as \\{ and &lt;',
  }
}
