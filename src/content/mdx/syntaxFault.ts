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
  return {
    check: 'syntax',
    severity: 'error',
    file,
    line: (line ?? 1) + bodyOffset,
    column: column ?? 1,
    found: reason,
    expected:
      'Markdown with the widgets of the gallery; every widget that is opened is closed, { and < are written as \\{ and &lt;',
  }
}
